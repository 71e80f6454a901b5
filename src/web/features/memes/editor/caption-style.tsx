import { AlignCenter, AlignLeft, AlignRight, CaseUpper, CopyPlus, PaintBucket, Trash2, Type } from "lucide-react";
import { colorsFirst } from "@/brands/colors-first.ts";
import { Button } from "@/components/ui/button.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Select } from "@/components/ui/select.tsx";
import type { EditedLayer, LayerStyle } from "@/workbench/document/edited-layer.ts";
import { documentOf } from "@/workbench/document/workbench-state.ts";
import { ContrastRow } from "@/workbench/inspector/contrast-row.tsx";
import { NumberField } from "@/workbench/inspector/number-field.tsx";
import { SizeStepper } from "@/workbench/inspector/size-stepper.tsx";
import { type Swatch, Swatches } from "@/workbench/inspector/swatches.tsx";
import { ToggleRow } from "@/workbench/inspector/toggle-row.tsx";
import { useContrast } from "@/workbench/inspector/use-contrast.ts";
import type { LivePainting } from "@/workbench/painting/live-painting.ts";
import type { Bench } from "@/workbench/use-workbench.ts";
import { READABLE } from "../../../../engine/color/contrast.ts";
import { TYPEFACES } from "../../../../engine/scene/typefaces.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { MOST_CAPTIONS } from "./new-caption.ts";

/** Faces that suit captions, the usual ones first. */
const CAPTION_FACES = ["grotesque", "condensed", "sans", "rounded", "slab", "marker", "hand", "serif"] as const;

const FACES = CAPTION_FACES.map((id) => ({ value: id, label: TYPEFACES[id].family }));

const USUAL: readonly Swatch[] = [
  { name: "Ink", color: "#211a15" },
  { name: "White", color: "#ffffff" },
  { name: "Red", color: "#e8483f" },
  { name: "Blue", color: "#2b5ca4" },
  { name: "Banana", color: "#ffd91a" },
  { name: "Leaf", color: "#357a35" },
];

const alignments = [
  { value: "left", label: "Left", icon: <AlignLeft aria-hidden="true" /> },
  { value: "center", label: "Centre", icon: <AlignCenter aria-hidden="true" /> },
  { value: "right", label: "Right", icon: <AlignRight aria-hidden="true" /> },
] as const;

/** Light words get a dark outline, and dark ones a white one. */
const outlineFor = (color: string) => (/^#[0-7]/.test(color) ? "#ffffff" : "#211a15");

type CaptionStyleProps = {
  bench: Bench;
  painting: LivePainting | null;
  layer: EditedLayer;
  /** Of the brand whose colours go first. */
  kit: BrandKit | undefined;
  /** Of the document. */
  count: number;
};

/** How the selected words look, and what can be done with their box. */
export function CaptionStyle({ bench: { state, dispatch }, painting, layer, kit, count }: CaptionStyleProps) {
  const { id, name, box, angle, style, isLocked } = layer;
  const ratio = useContrast(layer, documentOf(state), painting);
  const restyle = (change: Partial<LayerStyle>) => dispatch({ type: "style", style: change });
  const shared = { disabled: isLocked };
  const swatches = colorsFirst(kit, USUAL);
  return (
    <section aria-labelledby="caption-style" className="grid gap-3 border-line border-t px-4 py-4">
      <header className="flex items-center justify-between gap-3">
        <h2 id="caption-style" className="font-semibold text-13">
          Style
        </h2>
        <span className="truncate text-13 text-ink-2">{name}</span>
      </header>
      <div className="flex items-end gap-2">
        <Select
          {...shared}
          label="Typeface"
          labelHidden
          className="min-w-0 flex-1"
          options={FACES}
          value={style.face}
          onValueChange={(face) => restyle({ face })}
        />
        <SizeStepper {...shared} size={style.size} onChange={(size) => restyle({ size })} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Align words"
          compact
          options={alignments.map((option) => ({ ...option, ...shared }))}
          value={style.align}
          onValueChange={(align) => restyle({ align })}
        />
        <ToggleRow
          {...shared}
          label="Letters"
          toggles={[
            {
              label: "Capitals",
              icon: <CaseUpper aria-hidden="true" />,
              isOn: style.isUppercase,
              onChange: (isUppercase) => restyle({ isUppercase }),
            },
            {
              label: "Outline",
              icon: <Type aria-hidden="true" strokeWidth={3.2} />,
              isOn: style.outline !== null,
              onChange: (isOn) => restyle({ outline: isOn ? outlineFor(style.color) : null }),
            },
            {
              label: "Fill the box",
              icon: <PaintBucket aria-hidden="true" />,
              isOn: style.ground !== null,
              onChange: (isOn) => restyle({ ground: isOn ? "#ffffff" : null }),
            },
          ]}
        />
        <div className="w-21">
          <NumberField
            {...shared}
            sign="∠"
            label="Angle in degrees"
            value={angle}
            onChange={(to) => dispatch({ type: "place", how: "Turn", places: [{ id, box, angle: to }] })}
          />
        </div>
      </div>
      <Swatches
        {...shared}
        label="Colour of the words"
        short={style.ground === null ? undefined : "Words"}
        swatches={swatches}
        color={style.color}
        onChange={(color) => restyle({ color })}
      />
      {style.ground !== null && (
        <Swatches
          {...shared}
          label="Colour of the box"
          short="Box"
          swatches={swatches}
          color={style.ground}
          onChange={(ground) => restyle({ ground })}
        />
      )}
      <ContrastRow needed={READABLE} ratio={ratio} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<CopyPlus size={15} aria-hidden="true" />}
          disabled={isLocked || count >= MOST_CAPTIONS}
          onClick={() => dispatch({ type: "duplicate" })}
        >
          Duplicate
        </Button>
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<Trash2 size={15} aria-hidden="true" />}
          disabled={isLocked}
          onClick={() => dispatch({ type: "remove" })}
        >
          Remove box
        </Button>
      </div>
    </section>
  );
}
