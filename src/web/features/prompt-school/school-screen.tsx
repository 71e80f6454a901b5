import "./school.css";
import { useEffect, useRef, useState } from "react";
import type { LessonId } from "../../../shared/lesson-ids.ts";
import { LessonView } from "./lesson/lesson-view.tsx";
import { findLesson } from "./lessons.ts";
import { LessonList } from "./list/lesson-list.tsx";
import { LessonSearch } from "./search/lesson-search.tsx";
import { useSlash } from "./search/use-slash.ts";

type SchoolScreenProps = { lesson: LessonId | undefined; openLesson: (id: LessonId) => void };

export function SchoolScreen({ lesson: id, openLesson }: SchoolScreenProps) {
  const [isSearching, setIsSearching] = useState(false);
  const lesson = findLesson(id);
  useSlash(() => setIsSearching(true));
  useFocusOnHeading(id);
  const search = () => setIsSearching(true);
  return (
    <>
      {lesson ? (
        <LessonView key={lesson.id} lesson={lesson} openLesson={openLesson} onSearch={search} />
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
