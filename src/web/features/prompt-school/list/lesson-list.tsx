import { Link } from "@tanstack/react-router";
import { WandSparkles } from "lucide-react";
import { PageHead } from "@/components/page-head.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Slice } from "@/components/ui/slice.tsx";
import { useLessonReads } from "@/lesson-reads/lesson-reads.ts";
import { LESSON_COUNT, LESSON_IDS } from "../../../../shared/lesson-ids.ts";
import { LESSONS } from "../lessons.ts";
import { SchoolProgress } from "../school-progress.tsx";
import { SchoolTabs } from "../school-tabs.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { LessonCard } from "./lesson-card.tsx";
import { PrintedLessons } from "./printed-lessons.tsx";
import { TipsBox } from "./tips-box.tsx";

export function LessonList({ onSearch }: { onSearch: () => void }) {
  const read = useLessonReads();
  const next = LESSON_IDS.find((id) => read && !read.includes(id));
  const isDone = read?.length === LESSON_IDS.length;
  return (
    <>
      <PageHead
        title="Prompt School"
        description={`${LESSON_COUNT} lessons. Take the template, fill the slots, generate.`}
        action={
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2 tablet:gap-x-4">
            <SchoolProgress />
            <SearchButton onClick={onSearch} />
          </div>
        }
      />
      <SchoolTabs current="lessons" />
      <TipsBox />
      <ol className="grid gap-3 tablet:grid-cols-2 tablet:gap-5 wide:grid-cols-4 print:hidden">
        {LESSONS.map((lesson) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            state={read?.includes(lesson.id) ? "read" : lesson.id === next ? "next" : "open"}
          />
        ))}
        <li className="flex flex-col items-start justify-end rounded-4 bg-inset p-5">
          <Slice size={64} stage="toasted" />
          <h2 className="mt-auto pt-4 font-[650] font-display text-[1.0625rem] leading-tight tracking-[-0.015em]">
            {isDone ? `All ${LESSON_COUNT.toLowerCase()}, toasted.` : "You know enough to start."}
          </h2>
          <p className="mt-1 mb-4 text-13 text-ink-2">
            {isDone ? "The rest is practice." : "The other lessons keep. So does your draft."}
          </p>
          <Link
            to="/dashboard/generate"
            className={buttonStyles({ variant: "primary", className: "max-tablet:h-12 max-tablet:w-full" })}
          >
            <WandSparkles aria-hidden="true" size={16} />
            Start Generating
          </Link>
        </li>
      </ol>
      <PrintedLessons />
    </>
  );
}
