import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import type { Step, StepId } from "./checklist-steps.ts";
import { SchoolRow } from "./school-row.tsx";

const SLICES = { done: "toasted", next: "golden", waiting: "raw" } as const;
const linkStyles = "-my-1 inline-block py-1 font-[550] underline";

const STEPS: Record<StepId, { title: string; todo: ReactNode; waiting: string }> = {
  key: {
    title: "Connect a key or try the composer",
    todo: (
      <Link to="/dashboard/settings" search={{ add: true }} className={linkStyles}>
        Go to Settings →
      </Link>
    ),
    waiting: "",
  },
  generate: {
    title: "Generate a creative",
    todo: (
      <Link to="/dashboard/generate" className={linkStyles}>
        One sentence is enough →
      </Link>
    ),
    waiting: "Needs a key or the composer",
  },
  save: {
    title: "Save it",
    todo: (
      <Link to="/dashboard/gallery" className={linkStyles}>
        Download it from the Gallery →
      </Link>
    ),
    waiting: "As a PNG, ready to post",
  },
};

/** The slices get toasted as the steps are completed. */
export function Checklist({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <Card className="mb-7" title="Get started" action={<Badge>{`${done} of ${steps.length} done`}</Badge>}>
      <ol className="grid gap-5 tablet:grid-cols-3">
        {steps.map(({ id, state }) => {
          const { title, todo, waiting } = STEPS[id];
          return (
            <li key={id} aria-current={state === "next" ? "step" : undefined} className="flex items-center gap-3.5">
              <Slice
                size={52}
                className="flex-none"
                stage={SLICES[state]}
                mark={state === "done" ? "check" : undefined}
              />
              <div className="min-w-0">
                <p className={state === "done" ? "font-semibold text-ink-2" : "font-semibold"}>{title}</p>
                {state === "done" && <p className="font-[550] text-13 text-ok-fg">Done</p>}
                {state === "next" && <p className="text-13">{todo}</p>}
                {state === "waiting" && <p className="text-13 text-ink-2">{waiting}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      <SchoolRow />
    </Card>
  );
}
