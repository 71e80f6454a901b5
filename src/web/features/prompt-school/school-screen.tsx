import "./school.css";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { PageHead } from "@/components/page-head.tsx";
import type { LessonId } from "../../../shared/lesson-ids.ts";
import { isForScreen } from "./is-for-screen.ts";
import { LessonView } from "./lesson/lesson-view.tsx";
import { findLesson } from "./lessons.ts";
import { LessonList } from "./list/lesson-list.tsx";
import { SchoolProgress } from "./school-progress.tsx";
import { SchoolTabs } from "./school-tabs.tsx";
import { LessonSearch } from "./search/lesson-search.tsx";

const CheckerView = lazy(() =>
  import("./checker/checker-view.tsx").then(({ CheckerView: view }) => ({ default: view })),
);

type SchoolScreenProps = {
  lesson: LessonId | undefined;
  isChecker: boolean;
  openLesson: (id: LessonId) => void;
};

export function SchoolScreen({ lesson: id, isChecker, openLesson }: SchoolScreenProps) {
  const [isSearching, setIsSearching] = useState(false);
  const lesson = findLesson(id);
  useSlash(() => setIsSearching(true));
  useFocusOnHeading(id ?? (isChecker ? "checker" : undefined));
  const search = () => setIsSearching(true);
  return (
    <>
      {lesson ? (
        <LessonView key={lesson.id} lesson={lesson} openLesson={openLesson} onSearch={search} />
      ) : isChecker ? (
        <>
          <PageHead
            title="Prompt School"
            description="Paste a prompt. See what is there, add what is missing."
            action={<SchoolProgress />}
          />
          <SchoolTabs current="checker" />
          <Suspense>
            <CheckerView />
          </Suspense>
        </>
      ) : (
        <LessonList onSearch={search} />
      )}
      <LessonSearch open={isSearching} onOpenChange={setIsSearching} onChoose={openLesson} />
    </>
  );
}

/** The path stays the same from lesson to lesson, so the router does not move the focus. */
function useFocusOnHeading(view: string | undefined) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
  }, [view]);
}

/** The slash key opens the search. */
function useSlash(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || !isForScreen(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
