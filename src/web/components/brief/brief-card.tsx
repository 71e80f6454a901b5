import { Check, ChevronDown, CircleQuestionMark, Lock, Pencil, Plus, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import { changeFact } from "../../../shared/brief/change.ts";
import { factsOf, isOffered, isSet, wordsOf } from "../../../shared/brief/facts.ts";
import { KIND_NAMES, type Question, questionOf } from "../../../shared/brief/question.ts";
import type { BriefReading, Stretch } from "../../../shared/brief/reading.ts";
import { FACT_ROLES, FACTS } from "../../../shared/brief/roles.ts";
import { INTENTS } from "../../../shared/intents.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../shared/languages.ts";
import { BriefList } from "./brief-list.tsx";
import { BriefQuestion } from "./brief-question.tsx";
import "./brief.css";

export type BriefProps = {
  reading: BriefReading | null;
  /** What was read and what was set, together. */
  brief: Brief;
  set: Brief;
  isReading: boolean;
  /** Who else than the composer has read it. */
  readBy?: string | undefined;
  onSet: (set: Brief) => void;
  onPoint: (fact: Fact | null) => void;
};

/** What was understood, fact by fact, to be corrected. */
export function BriefCard({ reader, news, ...props }: BriefProps & { reader?: ReactNode; news?: ReactNode }) {
  const { reading, brief, set, onSet } = props;
  const question = reading && questionOf(reading, brief, set);
  return (
    <section className="brief" aria-label="What was understood">
      <BriefHead {...props} question={question} reader={reader} />
      {news}
      <BriefBody {...props} question={question} />
      {reading && reading.unplaced.length > 0 && (
        <div className="brief-foot">
          <span className="text-13 text-ink-2">Not placed</span>
          {reading.unplaced.slice(0, MOST_LOOSE).map((stretch) => (
            <Loose key={stretch.from} stretch={stretch} set={set} onSet={onSet} />
          ))}
          <span className="text-ink-3 text-xs">printed where there is room</span>
        </div>
      )}
      {reading && <KindAndLanguage {...{ brief, set, onSet }} />}
    </section>
  );
}

const MOST_LOOSE = 4;

export function BriefBody({ question, ...props }: BriefProps & { question: Question | null }) {
  const { reading, brief, set, onSet, onPoint } = props;
  return (
    <>
      {question && <BriefQuestion question={question} onAnswer={onSet} />}
      <BriefList {...{ reading, brief, set, onSet, onPoint }} asked={question?.asked} />
      <Offered {...{ set, onSet }} />
    </>
  );
}

type BriefHeadProps = BriefProps & { question: Question | null; reader?: ReactNode };

export function BriefHead({ reading, brief, set, isReading, readBy, question, reader }: BriefHeadProps) {
  return (
    <header className="brief-head">
      <h2>The brief</h2>
      {reading ? (
        <BriefBadge {...{ brief, set, isReading, readBy, question }} />
      ) : (
        <span className="text-ink-3 text-xs">{isReading ? "reading..." : "fills itself in while you type"}</span>
      )}
      <span className="flex-1" />
      {reader}
    </header>
  );
}

function BriefBadge({
  brief,
  set,
  isReading,
  readBy,
  question,
}: Pick<BriefHeadProps, "brief" | "set" | "isReading" | "readBy" | "question">) {
  const locked = set.facts.filter(({ isLocked }) => isLocked).length;
  const byHand = set.facts.filter((fact) => isSet(fact) && fact.by === "user").length;
  const known = FACT_ROLES.filter((role) => factsOf(brief, role).length > 0).length;
  if (question)
    return (
      <Badge tone="warn" icon={<CircleQuestionMark aria-hidden="true" />}>
        1 question
      </Badge>
    );
  if (isReading) return <Badge tone="accent">Reading</Badge>;
  if (locked > 0) return <Badge icon={<Lock aria-hidden="true" />}>{locked} locked</Badge>;
  if (readBy)
    return (
      <Badge tone="accent" icon={<Sparkles aria-hidden="true" />}>
        Read by {readBy}
      </Badge>
    );
  if (byHand > 0) return <Badge icon={<Pencil aria-hidden="true" />}>{byHand} by hand</Badge>;
  return (
    <Badge tone={known === FACT_ROLES.length ? "ok" : "neutral"} icon={<Check aria-hidden="true" />}>
      {known} of {FACT_ROLES.length}
    </Badge>
  );
}

/** What an AI adds to the sentence, each to be taken by one press. */
function Offered({ set, onSet }: Pick<BriefProps, "set" | "onSet">) {
  const offered = set.facts.filter(isOffered);
  if (offered.length === 0) return null;
  return (
    <div className="brief-foot">
      <span className="text-13 text-ink-2">Added by AI, off</span>
      {offered.map((fact) => (
        <button
          key={`${fact.role} ${fact.value}`}
          type="button"
          className="fact-loose"
          aria-label={`Use ${FACTS[fact.role].label}: ${wordsOf(fact)}`}
          onClick={() => onSet(changeFact(set, fact, { role: fact.role, value: fact.value, terms: fact.terms }))}
        >
          <Plus aria-hidden="true" size={13} />
          <span dir="auto" className="truncate">
            {wordsOf(fact)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Words that are no fact yet, and what they may become. */
function Loose({ stretch, set, onSet }: { stretch: Stretch; set: Brief; onSet: (set: Brief) => void }) {
  const value = stretch.words.replace(/\s+/gu, " ").trim().slice(0, MAX_LOOSE);
  const items = FACT_ROLES.filter((role) => role !== "look").map((role) => ({
    label: role === "avoid" ? "Leave it out" : FACTS[role].label,
    onSelect: () => onSet(changeFact(set, null, { role, value })),
  }));
  const trigger = (
    <button type="button" className="fact-loose" aria-label={`Place: ${value}`}>
      <span dir="auto" className="truncate">
        {value}
      </span>
      <ChevronDown aria-hidden="true" size={14} />
    </button>
  );
  return <Menu trigger={trigger} groups={[items.slice(0, -1), items.slice(-1)]} align="start" />;
}

const MAX_LOOSE = 200;

/** What everything else depends on, in one quiet line. */
function KindAndLanguage({ brief, set, onSet }: Pick<BriefProps, "brief" | "set" | "onSet">) {
  const { kind, language } = brief;
  return (
    <div className="brief-foot text-13 text-ink-2">
      {kind && (
        <label className="brief-choice">
          Taken for
          <select
            value={kind.value}
            onChange={({ target }) =>
              onSet({ ...set, kind: { value: target.value as (typeof INTENTS)[number], sure: 1, by: "user" } })
            }
          >
            {INTENTS.map((one) => (
              <option key={one} value={one}>
                {KIND_NAMES[one].toLowerCase()}
              </option>
            ))}
          </select>
        </label>
      )}
      {language && (
        <label className="brief-choice">
          in
          <select
            value={language.value ?? ""}
            onChange={({ target }) =>
              onSet({
                ...set,
                language: { value: LANGUAGES.find((one) => one === target.value) ?? null, sure: 1, by: "user" },
              })
            }
          >
            <option value="">a language we do not know</option>
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
