import { Check, Dices } from "lucide-react";
import { useState } from "react";
import { DrawnPicture } from "@/components/drawn-picture.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { FORMATS, formatSchema } from "../../../shared/formats.ts";
import { OpenedPanel } from "../actions/opened-panel.tsx";
import { useSaveVersion } from "../documents/save-version.ts";
import type { Idea } from "../ideas/bake-ideas.ts";
import { type Colours, useVariations, type Varied } from "./use-variations.ts";
import "./variations.css";

/** Three more of a creative, free; what is kept becomes a version of it. */
export function VariationsPanel({ varied }: { varied: Varied }) {
  const { ideas, isBaking, problem, colours, more } = useVariations(varied);
  const [kept, setKept] = useState<ReadonlySet<Idea>>(new Set());
  const save = useSaveVersion();
  const { width, height } = FORMATS[varied.format];

  async function keep(idea: Idea) {
    try {
      const change = { kind: "variation" as const, did: [idea.caption.name] };
      await save({
        source: varied.versionId,
        format: formatSchema.catch("1:1").parse(varied.format),
        scene: idea.scene,
        change,
      });
      setKept((now) => new Set([...now, idea]));
      showToast({ tone: "ok", title: "Kept as a version" });
    } catch (error) {
      const description = error instanceof Error ? error.message : "Check your connection and try again.";
      showToast({ tone: "bad", title: "Not Kept", description });
    }
  }

  return (
    <OpenedPanel
      title="Variations"
      words={`${WHAT_DIFFERS[colours]} Free.`}
      aside={
        <Button size="sm" icon={<Dices aria-hidden="true" size={15} />} disabled={isBaking} onClick={more}>
          Three more
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {isBaking ? "Painting variations" : `${ideas.filter(Boolean).length} variations`}
      </p>
      {problem ? (
        <p role="alert" className="text-13 text-ink-2">
          {problem}
        </p>
      ) : (
        <ul className="variations-row" style={{ "--shape": `${width / height}` }}>
          {ideas.map((idea, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
            <li key={place}>
              {idea ? (
                <Variation idea={idea} isKept={kept.has(idea)} onKeep={() => keep(idea)} />
              ) : (
                <Raw isBaking={isBaking} />
              )}
            </li>
          ))}
        </ul>
      )}
    </OpenedPanel>
  );
}

const WHAT_DIFFERS: Record<Colours, string> = {
  unknown: "Same brief, other layouts.",
  same: "Same brief and colours, other layouts.",
  other: "Same brief, other layouts and colours.",
};

type VariationProps = { idea: Idea; isKept: boolean; onKeep: () => Promise<void> };

function Variation({ idea, isKept, onKeep }: VariationProps) {
  const { caption, alt, picture, seed, layout } = idea;
  const [isBusy, keep] = useBusy(onKeep);
  return (
    <>
      <span className="variation-picture">
        <DrawnPicture key={`${seed} ${layout}`} picture={picture} alt={alt} />
      </span>
      <span className="variation-foot">
        <b className="truncate font-semibold text-13">{caption.name}</b>
        {isKept ? (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            Kept
          </Badge>
        ) : (
          <Button size="sm" busy={isBusy} onClick={keep} aria-label={`Keep ${caption.name}`}>
            Keep
          </Button>
        )}
      </span>
    </>
  );
}

function Raw({ isBaking }: { isBaking: boolean }) {
  return (
    <>
      <span className="variation-picture variation-raw">
        <Slice stage={isBaking ? "golden" : "raw"} size={48} />
      </span>
      <span className="variation-foot text-13 text-ink-2">{isBaking ? "In the oven" : "No further layout fits"}</span>
    </>
  );
}
