import { Link } from "@tanstack/react-router";
import { LessonSlices } from "@/components/lesson-slices.tsx";
import { useLessonReads } from "@/lesson-reads/lesson-reads.ts";
import { LESSON_IDS } from "../../../shared/lesson-ids.ts";

/** Prompt School on the checklist: no step that has to be done, but one that helps with all of them. */
export function SchoolRow() {
  const read = useLessonReads();
  if (!read) return null;
  const next = LESSON_IDS.find((id) => !read.includes(id));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <LessonSlices read={read} />
      <p className="text-13 text-ink-2">
        <b className="font-semibold text-ink tabular-nums">
          {read.length} of {LESSON_IDS.length}
        </b>{" "}
        lessons of Prompt School read
      </p>
      {next && (
        <Link
          to="/dashboard/prompt-school"
          search={{ lesson: next }}
          className="-my-1 inline-block py-1 font-[550] text-13 underline"
        >
          {read.length === 0 ? "Read the first →" : "Read the next →"}
        </Link>
      )}
    </div>
  );
}
