import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import type { ApiKeyState } from "@/api-key/get-api-key.ts";
import { imagePrice } from "@/api-key/image-price.ts";
import { PriceChip } from "@/components/price-chip.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { draftOf, type GeneratorState } from "../run/generator-state.ts";

type GenerateBarProps = {
  state: GeneratorState;
  apiKey: ApiKeyState;
  isOnline: boolean;
  isReading: boolean;
  canGenerate: boolean;
  onCancel: () => void;
  onClearAll: () => void;
};

const IS_MAC = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The one yellow button, with its price on it and, if disabled, the reason beside it. Always visible on phones. */
export function GenerateBar(props: GenerateBarProps) {
  const { state, apiKey, isOnline, isReading, canGenerate, onCancel, onClearAll } = props;
  const { run, failure } = state;
  if (run) return <RunningBar startedAt={run.startedAt} onCancel={onCancel} />;
  const price = imagePrice(apiKey);
  const hasNothing = !draftOf(state).prompt && !state.edit && state.inspirationImages.length === 0;
  return (
    <div className="bar generate-bar">
      <div
        className={cn(
          "bar-note flex min-h-8 items-center justify-between gap-3 px-0.5 pb-1 text-ink-3 text-xs",
          // On phones there is no room for the price here, and the button shows it anyway.
          isOnline && !isReading && hasNothing && "max-tablet:hidden",
        )}
      >
        <span id="generate-note" role="status" className={cn(!isOnline && "font-[550] text-ink-2")}>
          {isReading ? "Reading your picture..." : noteOn(apiKey, isOnline)}
        </span>
        <Button variant="ghost" size="sm" className="-mr-2 flex-none text-ink-2 text-xs" onClick={onClearAll}>
          Clear all
        </Button>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!canGenerate}
        aria-describedby="generate-note"
        icon={failure && <RotateCw aria-hidden="true" size={18} strokeWidth={1.9} />}
        className="w-full"
      >
        {failure ? "Try again" : "Generate Creative"}
        {price && <PriceChip>{price}</PriceChip>}
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

function noteOn(apiKey: ApiKeyState, isOnline: boolean): string {
  if (!isOnline) return "You're offline. Generating works again when you're back.";
  const price = imagePrice(apiKey);
  if (!price) return "You need an API key to generate";
  return price === "Free" ? "Free with the built-in composer" : `About ${price} with your key`;
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
