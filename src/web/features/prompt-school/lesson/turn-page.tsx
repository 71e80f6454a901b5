import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Slice } from "@/components/ui/slice.tsx";
import type { Lesson } from "../../../../shared/lesson.ts";
import { numberOf, PICTURE_SIZE, pictureOf } from "../lessons.ts";

type TurnPageProps = { lesson: Lesson; isRead: boolean; previous: Lesson | undefined; next: Lesson | undefined };

/** Where to go from here. */
export function TurnPage({ lesson, isRead, previous, next }: TurnPageProps) {
  return (
    <nav aria-label="Lessons" className="lesson-turn grid gap-3 print:hidden">
      <p
        role="status"
        className={isRead ? "flex items-center gap-3 rounded-4 bg-surface px-5 py-3 shadow-card" : "sr-only"}
      >
        {isRead && (
          <>
            <Slice size={32} stage="toasted" mark="check" />
            <b className="font-semibold">Lesson {numberOf(lesson.id)} read</b>
          </>
        )}
      </p>
      {next && (
        <Link
          to="/dashboard/prompt-school"
          search={{ lesson: next.id }}
          aria-keyshortcuts="ArrowRight"
          className="flex items-center gap-3.5 rounded-4 bg-surface py-3 pr-3 pl-5 shadow-card hover:bg-inset"
        >
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1 text-13 text-ink-2">
              Next lesson <ArrowRight aria-hidden="true" size={14} />
            </span>
            <b className="font-semibold">{next.title}</b>
          </span>
          <img
            src={pictureOf(next.id, "good")}
            alt=""
            {...PICTURE_SIZE}
            className="h-[57px] w-19 flex-none rounded-2 object-cover"
          />
        </Link>
      )}
      {previous && (
        <Link
          to="/dashboard/prompt-school"
          search={{ lesson: previous.id }}
          aria-keyshortcuts="ArrowLeft"
          className={buttonStyles({
            variant: "ghost",
            size: "sm",
            className: "justify-start whitespace-normal text-ink-2",
          })}
        >
          <ArrowLeft aria-hidden="true" size={15} />
          Previous: {previous.title}
        </Link>
      )}
    </nav>
  );
}
