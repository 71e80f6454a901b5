import { LessonSlices } from "@/components/lesson-slices.tsx";
import { useLessonReads } from "@/lesson-reads/lesson-reads.ts";
import { LESSON_IDS, type LessonId } from "../../../shared/lesson-ids.ts";

/** How far somebody is, in slices and in words. Nothing is claimed before it is known. */
export function SchoolProgress({ current }: { current?: LessonId }) {
  const read = useLessonReads();
  return (
    <p className="flex items-center gap-2 text-13 tablet:gap-3 text-ink-2 tabular-nums">
      <LessonSlices read={read ?? []} {...(current && { current })} />
      <span role="status" className="tablet:min-w-28">
        {read && (
          <>
            <b className="font-semibold text-ink">
              {read.length} of {LESSON_IDS.length}
            </b>{" "}
            lessons read
          </>
        )}
      </span>
    </p>
  );
}
