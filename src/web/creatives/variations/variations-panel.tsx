import { Dices } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { FORMATS, formatSchema } from "../../../shared/formats.ts";
import { OpenedPanel } from "../actions/opened-panel.tsx";
import { useSaveVersion } from "../documents/save-version.ts";
import type { Idea } from "../ideas/bake-ideas.ts";
import { PaintedTile, RawTile } from "./painted-tile.tsx";
import { type Colours, useVariations, type Varied } from "./use-variations.ts";

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
                <PaintedTile
                  picture={idea.picture}
                  alt={idea.alt}
                  name={idea.caption.name}
                  kept={kept.has(idea) ? "Kept" : undefined}
                  onKeep={() => keep(idea)}
                />
              ) : (
                <RawTile words={isBaking ? "In the oven" : "No further layout fits"} isBaking={isBaking} />
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
