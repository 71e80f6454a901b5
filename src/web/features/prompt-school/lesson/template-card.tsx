import { Link } from "@tanstack/react-router";
import { Check, ListChecks } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { useSession } from "@/session/auth.ts";
import type { Lesson } from "../../../../shared/lesson.ts";
import { keepPrompt } from "../checker/kept-prompt.ts";
import { countFilled, fillTemplate, MAX_SLOT_LENGTH, type SlotValues, splitTemplate } from "../fill-template.ts";
import { ForServices } from "./for-services.tsx";
import { LookFor } from "./look-for.tsx";
import { TryIt } from "./try-it.tsx";
import { useSlotValues } from "./use-slot-values.ts";

export function TemplateCard({ lesson, onRead }: { lesson: Lesson; onRead: () => void }) {
  const { user } = useSession();
  const { values, setSlot } = useSlotValues(lesson.id);
  const prompt = fillTemplate(lesson, values);
  const count = countFilled(lesson, values);
  const isFull = count === lesson.slots.length;
  return (
    <Card
      flush
      className="lesson-template"
      title={
        <span className="flex flex-wrap items-center gap-2.5">
          Template
          <Badge
            tone={isFull ? "ok" : "neutral"}
            icon={isFull && <Check aria-hidden="true" />}
            className="tabular-nums print:hidden"
          >{`${count} of ${lesson.slots.length} filled`}</Badge>
        </span>
      }
      action={
        <CopyButton
          tooltip
          text={prompt}
          label="Copy"
          variant="ghost"
          size="sm"
          className="print:hidden"
          onCopied={onRead}
        />
      }
    >
      <Sentence lesson={lesson} values={values} onChange={setSlot} />
      <p className="hidden px-5 py-4 print:block">{prompt}</p>
      <LookFor lesson={lesson} values={values} />
      <ForServices />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3.5 print:hidden">
        <p className="text-13 text-ink-2">
          {isFull ? "All slots filled." : "Empty slots stay in brackets when you copy."}
          {lesson.alsoDo && <span className="block">{lesson.alsoDo}</span>}
        </p>
        <span className="flex gap-2.5 max-tablet:w-full max-tablet:flex-col">
          <Link
            to="/dashboard/prompt-school"
            search={{ tab: "checker" }}
            onClick={() => keepPrompt(user?.id, prompt)}
            className={buttonStyles({ variant: "outline", className: "max-tablet:h-12" })}
          >
            <ListChecks aria-hidden="true" size={16} />
            Check it
          </Link>
          <TryIt lesson={lesson} prompt={prompt} what="the template" variant="primary" onTry={onRead} />
        </span>
      </div>
    </Card>
  );
}

type SentenceProps = { lesson: Lesson; values: SlotValues; onChange: (slot: string, value: string) => void };

/** The template as one sentence whose slots are inputs. */
function Sentence({ lesson, values, onChange }: SentenceProps) {
  return (
    <p className="lesson-sentence px-5 py-4.5 print:hidden">
      {splitTemplate(lesson).map((part) => {
        if (!("slot" in part)) return part.text;
        const { id, label, example } = part.slot;
        const value = values[id] ?? "";
        return (
          <span key={id} className="lesson-slot">
            {part.before}
            <input
              aria-label={label}
              placeholder={label}
              dir="auto"
              title={`For example: ${example}`}
              autoComplete="off"
              maxLength={MAX_SLOT_LENGTH}
              // For browsers that cannot fit a field to its content by themselves.
              size={Math.max((value || label).length, 4)}
              data-filled={value.trim() ? "" : undefined}
              value={value}
              onChange={(event) => onChange(id, event.target.value)}
            />
            {part.after}
          </span>
        );
      })}
    </p>
  );
}
