import { Card } from "@/components/ui/card.tsx";
import type { Lesson } from "../../../../shared/lesson.ts";

export function ProTips({ tips }: Pick<Lesson, "tips">) {
  return (
    <Card title="Pro tips" className="lesson-tips">
      <ol className="grid gap-x-7 gap-y-4.5 tablet:grid-cols-2">
        {tips.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6.5 flex-none place-items-center rounded-2 bg-inset font-semibold text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
