import { Plus, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button.tsx";
import { documentOf, selectedOf } from "@/workbench/document/workbench-state.ts";
import type { LivePainting } from "@/workbench/painting/live-painting.ts";
import type { Bench } from "@/workbench/use-workbench.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { CaptionField } from "./caption-field.tsx";
import { CaptionStyle } from "./caption-style.tsx";
import { freshDocument, hasSameCaptions } from "./meme-document.ts";
import { MOST_CAPTIONS, newCaption } from "./new-caption.ts";
import type { MemePicture } from "./picture.ts";
import type { Fit } from "./use-fits.ts";

type CaptionsPanelProps = {
  bench: Bench;
  painting: LivePainting | null;
  picture: MemePicture;
  fits: ReadonlyMap<string, Fit>;
  /** Of the brand that it is for. */
  kit: BrandKit | undefined;
};

/** All boxes with their words, in the order of the template, and the style of the selected one. */
export function CaptionsPanel({ bench, painting, picture, fits, kit }: CaptionsPanelProps) {
  const { state, dispatch } = bench;
  const document = documentOf(state);
  const { layers } = document;
  const [selected, ...others] = selectedOf(state);
  const fresh = useMemo(() => freshDocument(picture), [picture]);
  const isFresh = hasSameCaptions(picture, document, fresh);
  return (
    <>
      <section aria-labelledby="captions" className="grid gap-0.5 p-1 pb-3">
        <header className="flex items-center gap-1 py-2 pr-2 pl-3">
          <h2 id="captions" className="mr-auto font-semibold text-13">
            Captions
          </h2>
          <Button
            size="sm"
            variant="ghost"
            className="pointer-coarse:h-11"
            icon={<RotateCcw size={15} aria-hidden="true" />}
            disabled={isFresh}
            focusableWhenDisabled
            onClick={() => dispatch({ type: "replace", name: "Start over", document: fresh })}
          >
            Start over
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="pointer-coarse:h-11"
            icon={<Plus size={15} aria-hidden="true" />}
            disabled={layers.length >= MOST_CAPTIONS}
            onClick={() => dispatch({ type: "add", layer: newCaption(picture, document) })}
          >
            Add box
          </Button>
        </header>
        {layers.map((layer, index) => (
          <CaptionField
            key={layer.id}
            layer={layer}
            number={index + 1}
            isSelected={state.selection.includes(layer.id)}
            fit={fits.get(layer.id)}
            kit={kit}
            dispatch={dispatch}
          />
        ))}
        {layers.length === 0 && (
          <p className="px-3 pb-2 text-13 text-ink-2">No boxes. Add one, or undo to get the old ones back.</p>
        )}
      </section>
      {selected && others.length === 0 && (
        <CaptionStyle key={selected.id} {...{ bench, painting, kit }} layer={selected} count={layers.length} />
      )}
    </>
  );
}
