import { Lock, LockOpen, Quote, Trash2, Undo2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import type { Fact } from "../../../shared/brief/brief.ts";
import { wordsOf } from "../../../shared/brief/facts.ts";
import { FACTS, type FactRole } from "../../../shared/brief/roles.ts";

type FactEditorProps = {
  role: FactRole;
  /** Null: a new one. */
  fact: Fact | null;
  /** Other lines that the sentence gives, for a headline. */
  choices?: readonly string[];
  onDone: (words: { value: string; terms?: string }) => void;
  onRemove: () => void;
  onLock: () => void;
  onReadAgain: () => void;
  onCancel: () => void;
};

/** The words of one fact. Enter is Done, Escape leaves everything as it was. */
export function FactEditor({
  role,
  fact,
  choices = [],
  onDone,
  onRemove,
  onLock,
  onReadAgain,
  onCancel,
}: FactEditorProps) {
  const { label, most } = FACTS[role];
  const [value, setValue] = useState(fact?.value ?? "");
  const [terms, setTerms] = useState(fact?.terms ?? "");
  const trimmed = { value: value.trim(), ...(terms.trim() && { terms: terms.trim() }) };
  const length = [...wordsOf(trimmed)].length;
  const was = fact?.by === "read" ? wordsOf(fact) : fact?.was;
  const others = choices.filter((choice) => choice !== value);

  function done() {
    if (trimmed.value === "") return fact ? onRemove() : onCancel();
    const isSame = fact && trimmed.value === fact.value && (trimmed.terms ?? "") === (fact.terms ?? "");
    if (isSame) onCancel();
    else onDone(trimmed);
  }

  function listen(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      // The form around it would generate.
      event.preventDefault();
      event.stopPropagation();
      done();
    }
  }

  return (
    <fieldset className="fact-editor" aria-label={`${fact ? "Change" : "Add"}: ${label}`} onKeyDown={listen}>
      <Input
        label={label}
        autoFocus
        maxLength={200}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        aside={length > most - 12 ? `${length} / ${most}` : undefined}
        error={length > most ? `No layout has room for more than ${most} characters: it would be left out.` : undefined}
      />
      {role === "offer" && (
        <Input
          label="Terms"
          aside="always printed with it"
          maxLength={200}
          value={terms}
          onChange={(event) => setTerms(event.target.value)}
          className="mt-3"
        />
      )}
      {others.length > 0 && (
        <ul aria-label="Other lines of your sentence" className="mt-3 flex flex-wrap gap-1.5">
          {others.map((choice) => (
            <li key={choice} className="min-w-0 max-w-full">
              <button type="button" dir="auto" className="fact-choice" onClick={() => setValue(choice)}>
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
      {was && (
        <p className="mt-3 flex gap-2 text-ink-2 text-xs leading-normal">
          <Quote aria-hidden="true" size={14} className="mt-0.5 flex-none text-ink-3" />
          <span>
            You wrote: “<span dir="auto">{was}</span>”. The sentence keeps your words; the brief is what gets printed.
          </span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-1.5">
        {fact && (
          <Button
            variant="danger-quiet"
            size="sm"
            icon={<Trash2 aria-hidden="true" size={14} />}
            onClick={onRemove}
            className="mr-auto -ml-1"
          >
            Remove
          </Button>
        )}
        {fact && (
          <Button
            variant="ghost"
            size="sm"
            icon={fact.isLocked ? <LockOpen aria-hidden="true" size={14} /> : <Lock aria-hidden="true" size={14} />}
            title="A locked fact outlives Enhance and every new sentence"
            onClick={onLock}
          >
            {fact.isLocked ? "Unlock" : "Lock"}
          </Button>
        )}
        {fact && fact.by !== "read" && was && (
          <Button variant="ghost" size="sm" icon={<Undo2 aria-hidden="true" size={14} />} onClick={onReadAgain}>
            Back to the sentence
          </Button>
        )}
        <Button variant="ink" size="sm" className="ml-auto px-4" onClick={done}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}
