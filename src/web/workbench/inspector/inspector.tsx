import { MousePointer2 } from "lucide-react";
import { selectedOf } from "../document/workbench-state.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import type { Bench } from "../use-workbench.ts";
import { GroupFields } from "./group-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import type { Swatch } from "./swatches.tsx";
import { type Face, WordsSection } from "./words-section.tsx";

type InspectorProps = {
  bench: Bench;
  painting: LivePainting | null;
  faces: readonly Face[];
  swatches: readonly Swatch[];
};

/** What is selected, and how it looks. */
export function Inspector({ bench, painting, faces, swatches }: InspectorProps) {
  const selected = selectedOf(bench.state);
  const [layer] = selected;
  if (!layer)
    return (
      <p className="flex items-center gap-2 px-4 py-5 text-13 text-ink-2">
        <MousePointer2 size={15} aria-hidden="true" className="flex-none" />
        Select a layer to change it.
      </p>
    );
  return (
    <>
      {selected.length > 1 && <p className="px-4 pt-4 text-13 text-ink-2">{selected.length} layers selected</p>}
      <WordsSection key={layer.id} {...{ bench, painting, faces, swatches, layer }} isOnly={selected.length === 1} />
      {selected.length === 1 ? (
        <PlaceFields layer={layer} dispatch={bench.dispatch} />
      ) : (
        <GroupFields layers={selected.filter(({ isLocked }) => !isLocked)} dispatch={bench.dispatch} />
      )}
    </>
  );
}
