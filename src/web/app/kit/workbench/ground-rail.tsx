import { documentOf } from "@/workbench/document/workbench-state.ts";
import type { Bench } from "@/workbench/use-workbench.ts";
import { GROUNDS } from "./sample-document.ts";

/** Stands for what an editor puts into the rail: formats, templates. */
export function GroundRail({ bench }: { bench: Bench }) {
  const document = documentOf(bench.state);
  return (
    <ul aria-label="Grounds" className="flex gap-1 p-2 desk:flex-col">
      {GROUNDS.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={document.under === id}
            className="-outline-offset-2 flex h-11 w-full items-center rounded-3 px-3 font-[550] text-13 hover:bg-inset aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--ring)]"
            onClick={() =>
              bench.dispatch({ type: "replace", name: `${name} ground`, document: { ...document, under: id } })
            }
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
