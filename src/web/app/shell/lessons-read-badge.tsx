import { useLessonReads } from "@/lesson-reads/lesson-reads.ts";
import { cn } from "@/lib/cn.ts";
import { LESSON_IDS } from "../../../shared/lesson-ids.ts";

/** How many lessons are read, from the first one on. */
export function LessonsReadBadge({ className }: { className?: string }) {
  const read = useLessonReads();
  if (!read?.length) return null;
  return (
    <span className={cn("font-medium text-ink-2 text-xs tabular-nums", className)}>
      <span aria-hidden="true">
        {read.length}/{LESSON_IDS.length}
      </span>
      <span className="sr-only">
        , {read.length} of {LESSON_IDS.length} lessons read
      </span>
    </span>
  );
}
