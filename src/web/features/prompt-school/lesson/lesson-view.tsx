import { Link } from "@tanstack/react-router";
import { ArrowLeft, WandSparkles } from "lucide-react";
import { useRef } from "react";
import { PageHead } from "@/components/page-head.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useLessonReads, useMarkRead } from "@/lesson-reads/lesson-reads.ts";
import type { Lesson } from "../../../../shared/lesson.ts";
import { LESSON_IDS, type LessonId } from "../../../../shared/lesson-ids.ts";
import { findLesson } from "../lessons.ts";
import { SchoolProgress } from "../school-progress.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { ExampleCard } from "./example-card.tsx";
import { PictureCard } from "./picture-card.tsx";
import { ProTips } from "./pro-tips.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TurnPage } from "./turn-page.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useEndSeen } from "./use-end-seen.ts";

type LessonViewProps = { lesson: Lesson; openLesson: (id: LessonId) => void; onSearch: () => void };

/** A lesson counts as read once its end was in sight, or its prompt was copied or tried. */
export function LessonView({ lesson, openLesson, onSearch }: LessonViewProps) {
  const place = LESSON_IDS.indexOf(lesson.id);
  const previous = findLesson(LESSON_IDS[place - 1]);
  const next = findLesson(LESSON_IDS[place + 1]);
  const end = useRef<HTMLDivElement>(null);
  const reads = useLessonReads();
  const markRead = useMarkRead();
  const onRead = () => markRead(lesson.id);
  useEndSeen(end, onRead);
  useArrowKeys({
    onPrevious: previous && (() => openLesson(previous.id)),
    onNext: next && (() => openLesson(next.id)),
  });
  return (
    <>
      <nav aria-label="Breadcrumb" className="-mt-1.5 -ml-2 mb-2.5 print:hidden">
        <Link
          to="/dashboard/prompt-school"
          activeOptions={{ exact: true, includeSearch: true }}
          className="inline-flex h-8 items-center gap-1.5 rounded-2 px-2 font-medium text-13 text-ink-2 hover:bg-inset hover:text-ink pointer-coarse:h-11"
        >
          <ArrowLeft aria-hidden="true" size={15} />
          Prompt School
        </Link>
      </nav>
      <PageHead
        title={lesson.title}
        description={lesson.summary}
        action={
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2 tablet:gap-x-4 print:hidden">
            <SchoolProgress current={lesson.id} />
            <SearchButton onClick={onSearch} />
          </div>
        }
      />
      <div className="lesson-grid">
        <div className="lesson-main">
          <p className="lesson-purpose max-w-[72ch] text-base text-ink-2 leading-relaxed">{lesson.purpose}</p>
          <TemplateCard lesson={lesson} onRead={onRead} />
          <ExampleCard lesson={lesson} onRead={onRead} />
          <ProTips tips={lesson.tips} />
        </div>
        <div className="lesson-side">
          <PictureCard lesson={lesson} />
          <TurnPage lesson={lesson} isRead={reads?.includes(lesson.id) ?? false} previous={previous} next={next} />
        </div>
      </div>
      <div className="mt-5 flex items-center justify-between gap-4 rounded-4 bg-inset px-5 py-4.5 max-tablet:flex-col max-tablet:items-stretch print:hidden">
        <div>
          <h2 className="font-[650] font-display text-[1.0625rem] leading-tight tracking-[-0.015em]">Enough theory?</h2>
          <p className="text-13 text-ink-2">Your draft in the generator is as you left it.</p>
        </div>
        <Link to="/dashboard/generate" className={buttonStyles({ variant: "ink", className: "max-tablet:h-12" })}>
          <WandSparkles aria-hidden="true" size={16} />
          Start Generating
        </Link>
      </div>
      <div ref={end} className="h-px" />
    </>
  );
}
