import { CircleQuestionMark, Lock, LockOpen, Pencil, Sparkles, SwatchBook, X } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import type { Fact } from "../../../shared/brief/brief.ts";
import { excessOf } from "../../../shared/brief/facts.ts";
import { FACTS } from "../../../shared/brief/roles.ts";

type FactChipProps = {
  fact: Fact;
  isOpen: boolean;
  isAsked: boolean;
  /** Its colour, of a look. */
  swatch?: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
  onLock: () => void;
  /** Its words in the sentence are marked meanwhile. */
  onPoint: (isPointed: boolean) => void;
};

const BY = { read: "read in your sentence", user: "set by you", ai: "read by your AI", kit: "from your brand kit" };

/** One fact: a quote of the sentence, or what was set in its place. Pressing it unfolds its editor. */
export function FactChip({ fact, isOpen, isAsked, swatch, onOpen, onRemove, onLock, onPoint }: FactChipProps) {
  const { role, value, terms, by, isLocked } = fact;
  const { label } = FACTS[role];
  const isTooLong = excessOf(fact) > 0;
  return (
    <span
      className={cn("fact-chip", isTooLong && "fact-chip-bad")}
      data-open={isOpen || undefined}
      data-locked={isLocked || undefined}
      data-by={by}
      data-asked={isAsked || undefined}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <button
        type="button"
        className="fact-value"
        aria-expanded={isOpen}
        aria-label={`${label}: ${value}${terms ? `, ${terms}` : ""}. ${BY[by]}${isLocked ? ", locked" : ""}. Change`}
        onClick={onOpen}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <FactMark {...{ by, isLocked, isAsked }} />
        {swatch && <i aria-hidden="true" className="fact-swatch" style={{ background: swatch }} />}
        <span dir="auto">{value}</span>
        {terms && <em dir="auto">{terms}</em>}
      </button>
      <span className="fact-acts">
        <button
          type="button"
          aria-label={isLocked ? `Unlock ${value}` : `Lock ${value}`}
          title={isLocked ? "Unlock" : "Lock"}
          onClick={onLock}
        >
          {isLocked ? <LockOpen aria-hidden="true" size={14} /> : <Lock aria-hidden="true" size={14} />}
        </button>
        <button type="button" aria-label={`Remove ${value}`} title="Remove" onClick={onRemove}>
          <X aria-hidden="true" size={14} />
        </button>
      </span>
    </span>
  );
}

function FactMark({ by, isLocked, isAsked }: Pick<Fact, "by" | "isLocked"> & { isAsked: boolean }) {
  const Icon = isLocked
    ? Lock
    : isAsked
      ? CircleQuestionMark
      : by === "user"
        ? Pencil
        : by === "ai"
          ? Sparkles
          : by === "kit"
            ? SwatchBook
            : null;
  return Icon && <Icon aria-hidden="true" size={13} className="fact-mark" />;
}
