import type { MemeBox } from "../../../shared/meme-templates.ts";
import { boxName } from "./box-names.ts";

/** What can be written where, numbered in reading order. */
export function TextBoxes({ boxes }: { boxes: readonly MemeBox[] }) {
  return (
    <section aria-labelledby="text-boxes" className="mt-5">
      <h3 id="text-boxes" className="mb-1 font-semibold text-13">
        Text boxes
      </h3>
      <ol>
        {boxes.map(({ id, maxLength }, index) => (
          <li key={id} className="flex h-8 items-center gap-2.5">
            <span
              aria-hidden="true"
              className="grid size-5 place-items-center rounded-1 bg-inset font-medium text-ink-2 text-xs"
            >
              {index + 1}
            </span>
            <span className="font-medium">{boxName(id)}</span>
            <span className="ml-auto text-13 text-ink-3">up to {maxLength} characters</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
