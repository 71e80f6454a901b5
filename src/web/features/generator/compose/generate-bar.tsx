import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { LogoMark } from "@/components/logo.tsx";
import { PriceChip } from "@/components/price-chip.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { Idea } from "@/creatives/ideas/bake-ideas.ts";
import type { Reader } from "@/creatives/readers/reader.ts";
import { cn } from "@/lib/cn.ts";
import type { WordsBy } from "../../../../shared/words-by.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { Picked } from "../service/pick-service.ts";
import { ServiceNote } from "../service/service-note.tsx";

type GenerateBarProps = {
  state: GeneratorState;
  picked: Picked;
  /** The chip that shows and changes the service. */
  picker: ReactNode;
  needsKey: boolean;
  isOnline: boolean;
  isReading: boolean;
  canGenerate: boolean;
  /** The composer's idea that is chosen beside the form. */
  idea: Idea | null;
  words: WordsBy;
  /** Who reads the description before it is generated. */
  readsFirst: Reader | null;
  onCancel: () => void;
  onClearAll: () => void;
};

const IS_MAC = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Choose, see the price, press: the one yellow button, and if it is disabled the reason. Always visible on phones. */
export function GenerateBar(props: GenerateBarProps) {
  const { state, picked, picker, needsKey, isOnline, isReading, canGenerate, readsFirst, onCancel, onClearAll } = props;
  const { run, failure } = state;
  if (run) return <RunningBar startedAt={run.startedAt} onCancel={onCancel} />;
  // What is paid for beside the picture is said first.
  const below = readsFirst ? `read by ${readsFirst.name} first, ${pictureUsd(readsFirst.usd)}` : saidOfIdea(props);
  const why = reasonWhyNot({ needsKey, isOnline, isReading });
  return (
    <div className="bar generate-bar">
      <p
        id="generate-note"
        role="status"
        className={cn("pb-1.5 text-xs empty:hidden", isOnline ? "text-ink-3" : "font-[550] text-ink-2")}
      >
        {why}
      </p>
      <div className="flex items-start justify-between gap-2 pb-2 max-tablet:in-data-keyboard:hidden">
        {picker}
        <Button
          variant="ghost"
          size="sm"
          className="mt-0.5 -mr-2 ml-auto flex-none text-ink-2 text-xs"
          onClick={onClearAll}
        >
          Clear all
        </Button>
      </div>
      <ServiceNote picked={picked} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!canGenerate}
        aria-describedby={why ? "generate-note" : undefined}
        icon={picked.isStopped ? <LogoMark size={20} /> : failure && <RotateCw aria-hidden="true" size={18} />}
        // The logo keeps its light colours on yellow.
        className="w-full [--mark-banana:var(--banana)] [--mark-slice:var(--peel)]"
      >
        <span className="grid min-w-0 justify-items-start leading-tight">
          {picked.isStopped ? "Generate with the composer, free" : failure ? "Try again" : "Generate Creative"}
          {below && <small className="max-w-full truncate font-medium text-xs">{below}</small>}
        </span>
        {!picked.isStopped && picked.usd !== null && (
          // The chip shows it, except while an on-screen keyboard takes its place.
          <span className="bar-price">
            <PriceChip>{pictureUsd(picked.usd)}</PriceChip>
          </span>
        )}
        <span
          aria-hidden="true"
          className="ml-1 rounded-1 bg-peel/10 px-1.5 font-mono font-normal text-xs max-desk:hidden pointer-coarse:hidden"
        >
          {IS_MAC ? "⌘ ↵" : "Ctrl ↵"}
        </span>
      </Button>
    </div>
  );
}

/** What is going to be made, in a few words. */
function saidOfIdea({ idea, picked, words, state }: GenerateBarProps): string | null {
  const name = picked.service?.name;
  if (state.edit || state.failure || !name) return null;
  if (picked.isStopped || picked.service?.id === "composer") return idea && `${idea.caption.name}, free`;
  if (words === "drawn") return `${name} draws it all`;
  return idea && `${idea.caption.name}, picture by ${name}`;
}

function reasonWhyNot({ needsKey, isOnline, isReading }: Record<"needsKey" | "isOnline" | "isReading", boolean>) {
  if (isReading) return "Reading your picture...";
  if (!isOnline) return "You're offline. Generating works again when you're back.";
  return needsKey ? "Choose first: your own key, or the built-in composer" : null;
}

function RunningBar({ startedAt, onCancel }: { startedAt: number; onCancel: () => void }) {
  const seconds = useElapsedSeconds(startedAt);
  return (
    <div className="bar generate-bar">
      <div className="flex gap-2">
        <Button size="lg" className="px-4.5" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="lg" busy className="min-w-0 flex-1 px-4">
          Generating...
          <PriceChip>{seconds} s</PriceChip>
        </Button>
      </div>
    </div>
  );
}

function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}
