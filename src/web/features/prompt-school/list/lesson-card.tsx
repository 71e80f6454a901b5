import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import type { Lesson } from "../../../../shared/lesson.ts";
import { numberOf, PICTURE_SIZE, pictureOf } from "../lessons.ts";

type LessonCardProps = { lesson: Lesson; state: "read" | "next" | "open" };

/** On phones the picture stands beside the words. */
export function LessonCard({ lesson, state }: LessonCardProps) {
  const { id, title, summary, good } = lesson;
  return (
    <li className="flex">
      <Link
        to="/dashboard/prompt-school"
        search={{ lesson: id }}
        className="flex min-w-0 flex-1 overflow-hidden rounded-4 bg-surface p-px shadow-card transition-shadow duration-200 hover:shadow-popover tablet:flex-col"
      >
        <img
          src={pictureOf(id, "good")}
          alt={good.alt}
          {...PICTURE_SIZE}
          decoding="async"
          className="bg-mat object-cover max-tablet:w-29 max-tablet:flex-none max-tablet:rounded-l-[13px] tablet:aspect-4/3 tablet:h-auto tablet:w-full tablet:rounded-t-[13px]"
        />
        <div className="min-w-0 flex-1 px-3 pt-2.5 pb-3.5 tablet:px-4 tablet:pt-3 tablet:pb-4">
          <p className="flex min-h-6 items-center justify-between gap-2 text-ink-3 text-xs">
            Lesson {numberOf(id)}
            {state === "read" && (
              <Badge tone="ok" icon={<Check aria-hidden="true" />}>
                Read
              </Badge>
            )}
            {state === "next" && <Badge tone="accent">Next up</Badge>}
          </p>
          <h2 className="mt-1.5 mb-1 font-[650] font-display text-base leading-tight tracking-[-0.015em] tablet:text-[1.0625rem]">
            {title}
          </h2>
          <p className="text-13 text-ink-2">{summary}</p>
        </div>
      </Link>
    </li>
  );
}
