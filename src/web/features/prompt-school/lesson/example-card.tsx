import { Card } from "@/components/ui/card.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { AD_TYPES } from "../../../../shared/ad-types.ts";
import type { Lesson } from "../../../../shared/lesson.ts";
import { TryIt } from "./try-it.tsx";

export function ExampleCard({ lesson, onRead }: { lesson: Lesson; onRead: () => void }) {
  const { example, adType, format } = lesson;
  return (
    <Card
      className="lesson-example"
      title="Example prompt"
      action={
        <span className="flex gap-1">
          <CopyButton
            tooltip
            text={example}
            label="Copy"
            variant="ghost"
            size="sm"
            className="print:hidden"
            onCopied={onRead}
          />
          <TryIt lesson={lesson} prompt={example} what="the example" variant="ghost" onTry={onRead} />
        </span>
      }
    >
      <p className="max-w-[72ch] text-ink-2 leading-[1.65]">{example}</p>
      <p className="mt-2 text-13 text-ink-3">
        {AD_TYPES[adType]} · {format}
      </p>
    </Card>
  );
}
