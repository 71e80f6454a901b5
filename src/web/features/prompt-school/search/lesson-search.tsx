import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";
import { controlStyles } from "@/components/ui/field-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { LessonId } from "../../../../shared/lesson-ids.ts";
import { LESSONS, numberOf } from "../lessons.ts";
import { searchLessons } from "./search-lessons.ts";

const MAX_SEARCH_LENGTH = 100;

type LessonSearchProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (lesson: LessonId) => void;
};

export function LessonSearch({ open, onOpenChange, onChoose }: LessonSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search the lessons"
      initialFocus={field}
      className="tablet:w-[min(600px,100%)]"
    >
      <SearchBox
        field={field}
        onChoose={(lesson) => {
          onOpenChange(false);
          onChoose(lesson);
        }}
      />
    </Dialog>
  );
}

type SearchBoxProps = { field: React.RefObject<HTMLInputElement | null>; onChoose: (lesson: LessonId) => void };

function SearchBox({ field, onChoose }: SearchBoxProps) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = searchLessons(LESSONS, typed);
  const optionId = (index: number) => `${listId}-${index}`;

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (event.key === "Enter" && chosen) onChoose(chosen.lesson);
    if (!step || found.length === 0) return;
    event.preventDefault();
    const next = (active + step + found.length) % found.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  }

  return (
    <>
      <div className="relative mb-3">
        <Search aria-hidden="true" size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
        <input
          ref={field}
          role="combobox"
          dir="auto"
          aria-label="Search the lessons"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder="Light, logo, transparent background..."
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={move}
          className={cn(controlStyles, "h-11 px-3 pl-9")}
        />
      </div>
      <p role="status" className={found.length > 0 ? "sr-only" : "py-6 text-center text-ink-2"}>
        {found.length > 0 ? `${found.length} lessons` : `Nothing about “${typed.trim()}” in the lessons.`}
      </p>
      <div id={listId} role="listbox" aria-label="Lessons" hidden={found.length === 0}>
        {found.map(({ lesson, title, where, text }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={lesson}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(lesson)}
            onPointerMove={() => setActive(index)}
            className="cursor-pointer rounded-3 px-3 py-2.5 aria-selected:bg-highlight"
          >
            <p className="font-semibold">
              <span className="mr-2 text-ink-3 tabular-nums">{numberOf(lesson)}</span>
              {title}
            </p>
            <p className="line-clamp-2 text-13 text-ink-2">
              {where !== "Lesson" && <b className="font-[550] text-ink">{where}: </b>}
              {text}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
