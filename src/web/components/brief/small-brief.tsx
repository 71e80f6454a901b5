import { useState } from "react";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import { changeFact, readAgain, removeFact } from "../../../shared/brief/change.ts";
import { factsOf, wordsOf } from "../../../shared/brief/facts.ts";
import { FACT_ROLES, FACTS, type FactRole } from "../../../shared/brief/roles.ts";
import "./small-brief.css";

type SmallBriefProps = { brief: Brief; set: Brief; headlines: readonly string[]; onSet: (set: Brief) => void };
type Edited = { role: FactRole; fact: Fact | null };

/** The brief in one line, with the means to correct it and nothing else. */
export function SmallBrief({ brief, set, headlines, onSet }: SmallBriefProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const change = (next: Brief) => {
    setEdited(null);
    onSet(next);
  };
  const missing = FACT_ROLES.filter((role) => FACTS[role].isList || factsOf(brief, role).length === 0);
  return (
    <section className="small-brief" aria-label="What was understood">
      <ul>
        <li className="small-brief-lead">Understood</li>
        {brief.facts
          .filter(({ isOut }) => !isOut)
          .map((fact) => (
            <li key={`${fact.role} ${fact.value}`}>
              <button
                type="button"
                aria-expanded={edited?.fact === fact}
                aria-label={`${FACTS[fact.role].label}: ${wordsOf(fact)}. Change`}
                data-by={fact.by}
                onClick={() => setEdited(edited?.fact === fact ? null : { role: fact.role, fact })}
              >
                <small>{FACTS[fact.role].label}</small> <span dir="auto">{wordsOf(fact)}</span>
              </button>
            </li>
          ))}
        <li>
          <label className="small-brief-add">
            <span className="sr-only">Add a fact</span>
            <select value="" onChange={({ target }) => setEdited({ role: target.value as FactRole, fact: null })}>
              <option value="">+ Add</option>
              {missing.map((role) => (
                <option key={role} value={role}>
                  {FACTS[role].label}
                </option>
              ))}
            </select>
          </label>
        </li>
      </ul>
      {edited && (
        <Editor
          key={`${edited.role} ${edited.fact?.value}`}
          {...edited}
          choices={edited.role === "headline" ? headlines : []}
          onDone={(value) => change(changeFact(set, edited.fact, { role: edited.role, value }))}
          onRemove={() => edited.fact && change(removeFact(set, edited.fact))}
          onReadAgain={() => edited.fact && change(readAgain(set, edited.fact))}
          onCancel={() => setEdited(null)}
        />
      )}
    </section>
  );
}

type EditorProps = Edited & {
  choices: readonly string[];
  onDone: (value: string) => void;
  onRemove: () => void;
  onReadAgain: () => void;
  onCancel: () => void;
};

function Editor({ role, fact, choices, onDone, onRemove, onReadAgain, onCancel }: EditorProps) {
  const [value, setValue] = useState(fact ? wordsOf(fact) : "");
  const { label, most } = FACTS[role];
  const excess = [...value.trim()].length - most;
  const done = () => (value.trim() && value.trim() !== (fact && wordsOf(fact)) ? onDone(value.trim()) : onCancel());
  return (
    <fieldset
      className="small-brief-editor"
      aria-label={`${fact ? "Change" : "Add"}: ${label}`}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Escape") onCancel();
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        done();
      }}
    >
      <label>
        <small>{label}</small>
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened by a press, to be typed into
          autoFocus
          dir="auto"
          maxLength={200}
          list="small-brief-choices"
          value={value}
          aria-invalid={excess > 0 || undefined}
          onChange={(event) => setValue(event.target.value)}
        />
        <datalist id="small-brief-choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      </label>
      {excess > 0 && <p role="status">{`${excess} characters too many: no layout has room for it.`}</p>}
      <span>
        {fact && (
          <button type="button" onClick={onRemove}>
            Leave out
          </button>
        )}
        {fact && fact.by !== "read" && fact.was && (
          <button type="button" onClick={onReadAgain}>
            As I wrote it
          </button>
        )}
        <button type="button" className="small-brief-done" onClick={done}>
          Done
        </button>
      </span>
    </fieldset>
  );
}
