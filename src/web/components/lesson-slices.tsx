import { cn } from "@/lib/cn.ts";
import { LESSON_IDS, type LessonId } from "../../shared/lesson-ids.ts";
import { Slice } from "./ui/slice.tsx";

type LessonSlicesProps = { read: readonly LessonId[]; current?: LessonId; size?: number; className?: string };

/** One slice of toast per lesson, toasted once it is read. Next to it, say the same in words. */
export function LessonSlices({ read, current, size = 20, className }: LessonSlicesProps) {
  const next = LESSON_IDS.find((id) => !read.includes(id));
  return (
    <span aria-hidden="true" className={cn("flex gap-px tablet:gap-[3px]", className)}>
      {LESSON_IDS.map((id) => {
        const stage = read.includes(id) ? "toasted" : id === next ? "golden" : "raw";
        return (
          <span
            key={id}
            data-stage={stage}
            className={cn("rounded-[7px] p-0.5", id === current && "shadow-[0_0_0_2px_var(--ink)]")}
          >
            {/* In the dark theme a raw slice would shine brighter than a toasted one. */}
            <Slice size={size} stage={stage} className={cn(stage === "raw" && "[.dark_&]:opacity-40")} />
          </span>
        );
      })}
    </span>
  );
}
