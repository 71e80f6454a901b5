import { Check, Minus } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import type { Lesson } from "../../../../shared/lesson.ts";
import type { SlotValues } from "../fill-template.ts";
import { checkLesson } from "./check-lesson.ts";

/** Four things that make the difference in this lesson, ticked as they are filled in. */
export function LookFor({ lesson, values }: { lesson: Lesson; values: SlotValues }) {
  return (
    <div className="border-line border-t px-5 pt-3.5 pb-4 print:hidden">
      <h3 className="font-[550] text-ink-3 text-xs">This lesson looks for</h3>
      <ul className="mt-2.5 grid gap-x-6 gap-y-2.5 tablet:grid-cols-2">
        {checkLesson(lesson, values).map(({ label, isMet, note }) => (
          <li key={label} className="flex items-start gap-2.5">
            <span
              className={cn(
                "grid size-6 flex-none place-items-center rounded-2",
                isMet ? "bg-ok-soft text-ok-fg" : "text-ink-3 shadow-line",
              )}
            >
              {isMet ? <Check aria-hidden="true" size={14} /> : <Minus aria-hidden="true" size={14} />}
              <span className="sr-only">{isMet ? "There: " : "Missing: "}</span>
            </span>
            <span className="grid min-w-0 leading-snug">
              <span className="font-[550]">{label}</span>
              <span className="truncate text-13 text-ink-2">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
