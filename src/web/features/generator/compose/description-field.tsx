import { Dices, Undo2, WandSparkles } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { cn } from "@/lib/cn.ts";
import { MAX_PROMPT_LENGTH } from "../../../../shared/contracts/generate-creative.ts";
import type { Rewrite } from "./use-rewrite.ts";

type DescriptionFieldProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  value: string;
  isEdit: boolean;
  /** The built-in composer rewrites: it knows of words, colours and layouts, not of camera and light. */
  isComposer: boolean;
  isOnline: boolean;
  /** For whom it is written is not known yet. */
  isHeld: boolean;
  canUndo: boolean;
  /** Which of the two is running. */
  busy: Rewrite | undefined;
  /** Lies under the words and marks what was understood. */
  marks?: ReactNode;
  onChange: (text: string) => void;
  onRewrite: (kind: Rewrite) => void;
  onUndo: () => void;
};

/** What the creative should show, or what should change in it, with AI help for the wording. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { fieldRef, value, isEdit, isComposer, isOnline, isHeld, canUndo, busy, marks, onChange, onRewrite, onUndo } =
    props;
  const id = useId();
  const isTooLong = value.trim().length > MAX_PROMPT_LENGTH;
  const cannotRewrite = busy !== undefined || !isOnline || isHeld;
  return (
    <div className="description">
      <div
        className={cn(
          "flex flex-1 flex-col rounded-3 bg-surface shadow-field transition-shadow duration-120 has-[textarea:focus]:shadow-field-focus",
          isTooLong && "shadow-field-bad",
        )}
      >
        <label htmlFor={id} className={cn("block px-3.5 pt-3", labelStyles)}>
          {isEdit ? "What should change?" : "Description"}
        </label>
        <div className="sentence">
          {marks}
          <textarea
            ref={fieldRef}
            id={id}
            rows={6}
            dir="auto"
            value={value}
            readOnly={busy !== undefined}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-count`}
            placeholder={
              isEdit
                ? "Make the background night, keep everything else as it is..."
                : "A red chilli floating over a bright background, huge headline, feels like a movie poster..."
            }
            onChange={(event) => onChange(event.target.value)}
            className="relative block w-full resize-none bg-transparent px-3.5 pt-1.5 pb-1 text-base leading-relaxed placeholder:text-ink-3 placeholder:opacity-100 read-only:text-ink-2 focus:outline-2 focus:outline-transparent"
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 py-1.5 pr-2 pl-3.5">
          <span id={`${id}-count`} className={cn("text-ink-3 text-xs tabular-nums", isTooLong && "text-bad-fg")}>
            {value.trim().length.toLocaleString("en")} / {MAX_PROMPT_LENGTH.toLocaleString("en")}
          </span>
          <span className="ml-auto flex gap-1">
            {canUndo && (
              <Button
                variant="ghost"
                size="sm"
                icon={<Undo2 aria-hidden="true" size={16} />}
                aria-label="Undo, back to your own words"
                disabled={busy !== undefined}
                onClick={onUndo}
                className="text-ink-2"
              />
            )}
            <Button
              variant="ghost"
              size="sm"
              icon={<Dices aria-hidden="true" size={17} />}
              busy={busy === "reroll"}
              disabled={cannotRewrite}
              title={isComposer ? "Another headline, layout and ground from your words" : "Try a different angle"}
              onClick={() => onRewrite("reroll")}
              className="px-2.5"
            >
              Reroll
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={<WandSparkles aria-hidden="true" size={17} />}
              busy={busy === "enhance"}
              disabled={cannotRewrite}
              title={isComposer ? "Add a headline, a layout and a ground from your words" : "Add detail with AI"}
              onClick={() => onRewrite("enhance")}
              className="bg-accent-soft px-2.5 text-accent-fg hover:bg-accent-soft hover:opacity-85"
            >
              Enhance
            </Button>
          </span>
          {!isOnline && <p className="w-full pb-1 text-right text-ink-2 text-xs">Both need a connection.</p>}
        </div>
      </div>
      {isTooLong && (
        <p role="alert" className="mt-2 text-13 text-bad-fg">
          The description may have at most {MAX_PROMPT_LENGTH.toLocaleString("en")} characters. Shorten it to generate.
        </p>
      )}
    </div>
  );
}
