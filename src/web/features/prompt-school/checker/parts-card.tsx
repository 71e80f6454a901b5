import { Check, Plus } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { cn } from "@/lib/cn.ts";
import { PART_IDS, PARTS, type PartId } from "./parts.ts";
import type { PartReading, Reading } from "./read/read-prompt.ts";
import { overlap, type Span } from "./read/span.ts";
import { sayProgress } from "./say-progress.ts";

/** The slice is golden from five parts on, toasted with all eight. */
const GOLDEN_FROM = 5;

type PartsCardProps = {
  reading: Reading;
  text: string;
  added: Span | null;
  onAdd: (part: PartId, suggestion: string) => void;
  onQuote: (span: Span) => void;
};

export function PartsCard({ reading, text, added, onAdd, onQuote }: PartsCardProps) {
  const { there, sentence } = sayProgress(reading);
  const stage = there === PART_IDS.length ? "toasted" : there >= GOLDEN_FROM ? "golden" : "raw";
  return (
    <section aria-label="Parts" className="min-w-0 rounded-4 bg-surface shadow-card">
      <div className="flex items-center gap-4 px-5 pt-4.5 pb-3.5">
        <Slice size={48} stage={stage} className="flex-none" />
        <div role="status">
          <h2 className="font-[650] font-display text-[1.375rem] leading-tight tracking-[-0.025em]">
            <span className="tabular-nums">
              {there} of {PART_IDS.length}
            </span>{" "}
            parts
          </h2>
          <p className="mt-0.5 text-13 text-ink-2">{sentence}</p>
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-8 gap-1 px-5 pb-4">
        {PART_IDS.map((part, index) => (
          <span
            key={part}
            className={cn(
              "h-1.5 rounded-full",
              index < there ? "bg-banana shadow-[inset_0_0_0_1px_var(--chart)]" : "bg-inset shadow-field",
            )}
          />
        ))}
      </div>
      <ol className="divide-y divide-line border-line border-t">
        {reading.parts.map((part, index) => (
          <Part
            key={part.part}
            number={index + 1}
            isNew={added !== null && part.spans.some((span) => overlap(span, added))}
            {...{ part, text, onAdd, onQuote }}
          />
        ))}
      </ol>
    </section>
  );
}

type PartProps = Pick<PartsCardProps, "text" | "onAdd" | "onQuote"> & {
  part: PartReading;
  number: number;
  isNew: boolean;
};

function Part({ part: { part, state, spans }, number, isNew, text, onAdd, onQuote }: PartProps) {
  const { name, hint, suggestions } = PARTS[part];
  const found = spans.map(({ start, end }) => text.slice(start, end));
  const isThere = state === "there";
  const toQuote = part === "words" && state === "weak" && !found[0]?.includes("[") ? spans[0] : undefined;
  return (
    <li className="flex gap-3 px-5 py-[11px] max-tablet:px-4">
      <span
        className={cn(
          "grid size-6 flex-none place-items-center rounded-2 font-semibold text-xs tabular-nums",
          state === "missing" && "text-ink-2 shadow-field",
          state === "weak" && "bg-warn-soft text-warn-fg",
          isThere && (isNew ? "bg-accent-soft text-accent-fg" : "bg-ok-soft text-ok-fg"),
        )}
      >
        {isThere ? <Check aria-hidden="true" size={14} /> : <span aria-hidden="true">{number}</span>}
        <span className="sr-only">{isThere ? "There:" : state === "weak" ? "Weak:" : "Missing:"}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex min-h-6 flex-wrap items-center gap-2">
          <b className="font-semibold">{name}</b>
          {state === "weak" && <Badge tone="warn">{toQuote ? "Not in quotes" : "Fill the brackets"}</Badge>}
          {isThere && isNew && <Badge tone="accent">Just added</Badge>}
        </p>
        <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
          {isThere
            ? found.join(" · ")
            : toQuote
              ? "The words are there. Quotes keep the spelling."
              : state === "weak"
                ? found[0]
                : hint}
        </p>
        {!isThere && (toQuote || state === "missing") && (
          <div className="mt-2 flex flex-wrap gap-1.5">
            {toQuote ? (
              <Chip onClick={() => onQuote(toQuote)}>Put “{short(found[0])}” in quotes</Chip>
            ) : (
              suggestions.map((suggestion) => (
                <Chip key={suggestion} onClick={() => onAdd(part, suggestion)}>
                  {suggestion}
                </Chip>
              ))
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function Chip({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="checker-chip">
      <Plus aria-hidden="true" size={13} className="flex-none text-ink-3" />
      <span>{children}</span>
    </button>
  );
}

const MAX_SHOWN = 48;
const short = (words = "") => (words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN).trimEnd()}...` : words);
