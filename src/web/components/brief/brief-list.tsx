import { Lock, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import { changeFact, lockFact, readAgain, removeFact, unlockFact } from "../../../shared/brief/change.ts";
import { type Conflict, conflictsOf } from "../../../shared/brief/conflicts.ts";
import { factsOf } from "../../../shared/brief/facts.ts";
import type { BriefReading } from "../../../shared/brief/reading.ts";
import { FACT_ROLES, FACTS, type FactRole } from "../../../shared/brief/roles.ts";
import { FactChip } from "./fact-chip.tsx";
import { FactEditor } from "./fact-editor.tsx";
import { FACT_HINTS, FACT_ICONS } from "./fact-icons.ts";

type BriefListProps = {
  reading: BriefReading | null;
  brief: Brief;
  set: Brief;
  /** A fact that a question is about. */
  asked?: string | undefined;
  onSet: (set: Brief) => void;
  onPoint: (fact: Fact | null) => void;
};

/** Ten facts in a fixed order. Empty ones stay as a quiet line that says what would help. */
export function BriefList({ reading, brief, set, asked, onSet, onPoint }: BriefListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const conflicts = reading ? conflictsOf(reading.brief, set) : [];
  return (
    <ul className="brief-list" aria-label="The brief">
      {FACT_ROLES.map((role) => (
        <FactRow
          key={role}
          {...{ role, set, open, setOpen, onSet, onPoint, asked }}
          facts={factsOf(brief, role)}
          swatches={role === "look" ? (reading?.swatches ?? {}) : {}}
          choices={role === "headline" ? (reading?.headlines ?? []) : []}
          conflict={conflicts.find(({ locked }) => locked.role === role)}
        />
      ))}
    </ul>
  );
}

type FactRowProps = Omit<BriefListProps, "reading" | "brief"> & {
  role: FactRole;
  facts: readonly Fact[];
  choices: readonly string[];
  swatches: Readonly<Record<string, string>>;
  conflict: Conflict | undefined;
  open: string | null;
  setOpen: (open: string | null) => void;
};

function FactRow({
  role,
  facts,
  choices,
  swatches,
  conflict,
  set,
  open,
  setOpen,
  asked,
  onSet,
  onPoint,
}: FactRowProps) {
  const { label, isList } = FACTS[role];
  const Icon = FACT_ICONS[role];
  const keyOf = (fact: Fact | null) => `${role} ${fact ? facts.indexOf(fact) : "new"}`;
  const edited = facts.find((fact) => keyOf(fact) === open) ?? null;
  const isOpen = edited !== null || open === keyOf(null);
  const change = (next: Brief) => {
    setOpen(null);
    onSet(next);
  };
  const toggle = (key: string) => setOpen(open === key ? null : key);
  return (
    <li className="brief-row" data-open={isOpen || undefined}>
      <span className="brief-label">
        <Icon aria-hidden="true" size={15} />
        {label}
      </span>
      <span className="brief-facts">
        {facts.map((fact) => (
          <FactChip
            key={`${fact.value} ${fact.terms ?? ""}`}
            fact={fact}
            isOpen={edited === fact}
            isAsked={asked === fact.value}
            swatch={swatches[fact.value]}
            onOpen={() => toggle(keyOf(fact))}
            onRemove={() => change(removeFact(set, fact))}
            onLock={() => onSet(fact.isLocked ? unlockFact(set, fact) : lockFact(set, fact))}
            onPoint={(isPointed) => onPoint(isPointed ? fact : null)}
          />
        ))}
        {(facts.length === 0 || isList) && (
          <AddFact
            label={label}
            hint={facts.length === 0 ? FACT_HINTS[role] : null}
            onAdd={() => toggle(keyOf(null))}
          />
        )}
      </span>
      {isOpen && (
        <FactEditor
          key={open}
          role={role}
          fact={edited}
          choices={choices}
          onDone={(words) => change(changeFact(set, edited, { role, ...words }))}
          onRemove={() => edited && change(removeFact(set, edited))}
          onLock={() => edited && change(edited.isLocked ? unlockFact(set, edited) : lockFact(set, edited))}
          onReadAgain={() => edited && change(readAgain(set, edited))}
          onCancel={() => setOpen(null)}
        />
      )}
      {conflict && !isOpen && (
        <RowNotice icon={<Lock aria-hidden="true" size={14} />}>
          <p className="min-w-0 flex-1">
            Your sentence now says <b dir="auto">{conflict.says.value}</b>. The lock keeps{" "}
            <b dir="auto">{conflict.locked.value}</b>.
          </p>
          <span className="flex gap-1.5">
            <Button size="sm" onClick={() => onSet(lockFact(set, { ...conflict.locked, was: conflict.says.value }))}>
              Keep the lock
            </Button>
            <Button size="sm" onClick={() => onSet(readAgain(set, conflict.locked))}>
              Use the new words
            </Button>
          </span>
        </RowNotice>
      )}
    </li>
  );
}

function AddFact({ label, hint, onAdd }: { label: string; hint: string | null; onAdd: () => void }) {
  return (
    <button type="button" className="fact-add" onClick={onAdd}>
      <Plus aria-hidden="true" size={13} />
      {hint}
      <span className="sr-only">
        {hint && ", "}Add: {label}
      </span>
    </button>
  );
}

const RowNotice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div role="status" className="brief-notice">
    {icon}
    {children}
  </div>
);
