import { AlignCenter, AlignLeft, AlignRight, Bold, CaseUpper, Type } from "lucide-react";
import type { ReactNode } from "react";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { READABLE } from "../../../engine/color/contrast.ts";
import { type EditedLayer, hasWords, type LayerStyle } from "../document/edited-layer.ts";
import { documentOf } from "../document/workbench-state.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import { useTyped } from "../use-typed.ts";
import type { Bench } from "../use-workbench.ts";
import { ContrastRow } from "./contrast-row.tsx";
import { groundOf, measureContrast } from "./measure-contrast.ts";
import { NumberField } from "./number-field.tsx";
import { SizeStepper } from "./size-stepper.tsx";
import { type Swatch, Swatches } from "./swatches.tsx";
import { ToggleRow } from "./toggle-row.tsx";
import { useContrast } from "./use-contrast.ts";

export type Face = {
  id: string;
  name: string;
  /** Whose it is, where it is not one of ours alone. */
  note?: string;
};

type WordsSectionProps = {
  bench: Bench;
  painting: LivePainting | null;
  faces: readonly Face[];
  swatches: readonly Swatch[];
  layer: EditedLayer;
  /** With several layers selected, styles go to all of them, and the words of none are shown. */
  isOnly: boolean;
  /** Said below the words. */
  note?: ReactNode;
};

const alignments = [
  { value: "left", label: "Left", icon: <AlignLeft aria-hidden="true" /> },
  { value: "center", label: "Centre", icon: <AlignCenter aria-hidden="true" /> },
  { value: "right", label: "Right", icon: <AlignRight aria-hidden="true" /> },
] as const;

const inPercent = (share: number) => Math.round(share * 100);

function countOf(text: string, most: number | undefined) {
  const { length } = [...text];
  return most !== undefined && length > most * 0.8 ? `${length} of ${most} characters` : `${length} characters`;
}

/** White words get a black outline and dark ones a white one. */
const outlineFor = (color: string) => (/^#[0-7]/.test(color) ? "#ffffff" : "#111111");

export function WordsSection({ bench, painting, faces, swatches, layer, isOnly, note }: WordsSectionProps) {
  const { dispatch } = bench;
  const { id, name, text, style, isLocked } = layer;
  const shown = documentOf(bench.state);
  const ratio = useContrast(layer, shown, painting);
  const typing = useTyped(text, (words) => dispatch({ type: "write", id, text: words }));
  if (!hasWords(layer)) return <h2 className="px-4 pt-4 font-semibold text-13">{name}</h2>;
  const restyle = (change: Partial<LayerStyle>) => dispatch({ type: "style", style: change });
  const shared = { disabled: isLocked };
  const { contrast: needed = READABLE, mostCharacters } = layer;

  /** The first of the editor's colours that can be read, or else the one that comes nearest. */
  function mend() {
    const ground = groundOf(layer, shown.layers, painting?.get());
    const colors = [...swatches.map(({ color }) => color), "#111111", "#ffffff"];
    const tried = colors.map((color) => ({
      color,
      ratio: measureContrast({ ...layer, style: { ...style, color } }, shown.page, ground) ?? 0,
    }));
    const best = tried.find(({ ratio: found }) => found >= needed) ?? tried.sort((a, b) => b.ratio - a.ratio)[0];
    if (best) restyle({ color: best.color });
  }
  return (
    <section aria-label="Words" className="grid gap-3 border-line border-b px-4 py-4">
      {isOnly && (
        <Textarea
          {...shared}
          label={name}
          aside={countOf(typing.value, mostCharacters)}
          maxLength={mostCharacters}
          rows={2}
          value={typing.value}
          onChange={(event) => typing.onType(event.target.value)}
          onBlur={() => {
            typing.onLeave();
            dispatch({ type: "settle" });
          }}
        />
      )}
      {isOnly && note}
      <div className="flex items-end gap-2">
        <Select
          {...shared}
          label="Typeface"
          labelHidden
          className="min-w-0 flex-1"
          options={faces.map(({ id: value, name: label, note }) => ({ value, label, note }))}
          value={style.face}
          onValueChange={(face) => restyle({ face })}
        />
        <SizeStepper {...shared} size={style.size} found={layer.foundSize} onChange={(size) => restyle({ size })} />
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
              label: "Bold",
              icon: <Bold aria-hidden="true" />,
              isOn: style.isBold,
              onChange: (isBold) => restyle({ isBold }),
            },
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
          ]}
        />
      </div>
      <Swatches
        {...shared}
        label="Colour of the words"
        short={style.ground === null && style.outline === null ? undefined : "Words"}
        {...{ swatches, color: style.color }}
        onChange={(color) => restyle({ color })}
      />
      {style.ground !== null && (
        <Swatches
          {...shared}
          label={`Colour of the ${layer.kind}`}
          short="Ground"
          {...{ swatches, color: style.ground }}
          onChange={(ground) => restyle({ ground })}
        />
      )}
      {style.outline !== null && (
        <Swatches
          {...shared}
          label="Colour of the outline"
          short="Outline"
          {...{ swatches, color: style.outline }}
          onChange={(outline) => restyle({ outline })}
        />
      )}
      {style.tracking !== undefined && style.leading !== undefined && (
        <div className="grid grid-cols-2 gap-1.5">
          <NumberField
            {...shared}
            sign="A‑A"
            label="Space between letters, in per cent"
            value={inPercent(style.tracking)}
            {...{ min: -20, max: 100 }}
            onChange={(tracking) => restyle({ tracking: tracking / 100 })}
          />
          <NumberField
            {...shared}
            sign="≡"
            label="Line spacing, in per cent"
            value={inPercent(style.leading)}
            {...{ min: 60, max: 300 }}
            onChange={(leading) => restyle({ leading: leading / 100 })}
          />
        </div>
      )}
      {isOnly && <ContrastRow {...{ ratio, needed }} onMend={isLocked ? undefined : mend} />}
    </section>
  );
}
