import { X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { cn } from "@/lib/cn.ts";
import { MAX_BRAND_WORDS } from "../../../../shared/brands/brand-kit.ts";

type WordListProps = {
  label: string;
  aside?: string;
  tone?: "ok" | "bad";
  words: readonly string[];
  most?: number;
  maxLength?: number;
  placeholder?: string;
  onChange: (words: string[]) => void;
};

/** Words as chips. Enter or a comma adds what is typed, Backspace takes the last one away. */
export function WordList(props: WordListProps) {
  const { label, aside, tone = "ok", words, most = MAX_BRAND_WORDS, onChange } = props;
  const { maxLength = 40, placeholder = "Add a word" } = props;
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = words.length >= most;

  function add() {
    const added = typed
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
    const fresh = added.filter((word) => !words.some((other) => other.toLowerCase() === word.toLowerCase()));
    if (fresh.length > 0) onChange([...words, ...new Set(fresh)].slice(0, most));
    setTyped("");
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    }
    if (event.key === "Backspace" && typed === "" && words.length > 0) onChange(words.slice(0, -1));
  }
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className={labelStyles}>
          {label}
        </label>
        {aside && <span className="text-ink-3 text-xs">{aside}</span>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for the field in it */}
      <div
        onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
        className="flex min-h-10 flex-wrap gap-1.5 rounded-3 bg-surface p-1.5 shadow-field focus-within:shadow-field-focus"
      >
        {words.map((word) => (
          <span
            key={word}
            className={cn(
              "flex min-w-0 items-center rounded-2 pl-2 font-[550] text-13",
              tone === "ok" ? "bg-ok-soft text-ok-fg" : "bg-bad-soft text-bad-fg",
            )}
          >
            <span className="truncate">{word}</span>
            <button
              type="button"
              aria-label={`Remove ${word}`}
              onClick={() => onChange(words.filter((other) => other !== word))}
              className="grid size-7 flex-none place-items-center rounded-2 pointer-coarse:size-10"
            >
              <X aria-hidden="true" size={13} />
            </button>
          </span>
        ))}
        <input
          ref={field}
          id={id}
          dir="auto"
          value={typed}
          maxLength={maxLength}
          disabled={isFull}
          placeholder={isFull ? "As many as fit" : placeholder}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          onBlur={add}
          className="h-7 min-w-24 flex-1 bg-transparent px-1.5 text-sm outline-none placeholder:text-ink-3 pointer-coarse:text-base"
        />
      </div>
    </div>
  );
}
