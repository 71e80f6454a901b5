import { type RefObject, useEffect, useRef } from "react";
import { AvoidedWords } from "@/brands/avoided-words.tsx";
import { colorsFirst } from "@/brands/colors-first.ts";
import { Switch } from "@/components/ui/switch.tsx";
import { hasWords } from "@/workbench/document/edited-layer.ts";
import { selectedOf } from "@/workbench/document/workbench-state.ts";
import { GroupFields } from "@/workbench/inspector/group-fields.tsx";
import { PlaceFields } from "@/workbench/inspector/place-fields.tsx";
import type { Swatch } from "@/workbench/inspector/swatches.tsx";
import { type Face, WordsSection } from "@/workbench/inspector/words-section.tsx";
import { LayersPanel } from "@/workbench/layers-panel.tsx";
import type { LivePainting } from "@/workbench/painting/live-painting.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { editOf, withEdit } from "../document/edits.ts";
import type { Problem } from "../problems/problem.ts";
import { ProblemsList } from "../problems/problems-list.tsx";
import type { StudioBench } from "../use-studio.ts";
import { LayerActions } from "./layer-actions.tsx";
import { PictureRow } from "./picture-row.tsx";
import { PictureSection } from "./picture-section.tsx";
import { ShapeSection } from "./shape-section.tsx";

type LayersTabProps = {
  studio: StudioBench;
  painting: LivePainting | null;
  photos: ReadonlyMap<string, Uint8Array>;
  problems: readonly Problem[];
  /** Its picture is the work of an AI service. */
  isAiMade: boolean;
  /** Of the brand that it is for. */
  kit: BrandKit | undefined;
  faces: readonly Face[];
  onMend: (problem: Problem) => void;
  /** Another picture for a layer, or, without one, for the creative. */
  onReplace: (file: File, layer: string | null) => void;
};

const ROLE_NAMES = {
  ink: "Ink",
  accent: "Accent",
  onAccent: "On accent",
  pop: "Loud",
  paper: "Ground",
  muted: "Quiet",
};

/** The colours of the brand, then those of the creative. */
const swatchesOf = ({ palette }: Scene, kit: BrandKit | undefined): Swatch[] =>
  colorsFirst(
    kit,
    Object.entries(ROLE_NAMES).map(([role, name]) => ({ name, color: palette[role as keyof typeof ROLE_NAMES] })),
  );

/** All layers, and what can be changed about the one that is selected. */
export function LayersTab(props: LayersTabProps) {
  const { studio, painting, photos, problems, isAiMade, kit, faces, onMend, onReplace } = props;
  const { bench, dispatch, document, state } = studio;
  const { scene, format } = document;
  const selected = selectedOf(bench.state);
  const [layer] = selected;
  const isOnly = selected.length === 1;
  const added = scene.added?.find(({ id }) => id === layer?.id);
  const swatches = swatchesOf(scene, kit);
  const fields = useFieldsInSight(layer?.id);
  return (
    <>
      <ProblemsList problems={problems} onSelect={(id) => dispatch({ type: "select", ids: [id] })} onMend={onMend} />
      <LayersPanel
        bench={bench}
        isUntitled
        below={
          scene.photo !== undefined && (
            <PictureRow
              isSelected={selected.length === 0}
              isAiMade={isAiMade}
              onSelect={() => dispatch({ type: "select", ids: [] })}
            />
          )
        }
      />
      <div ref={fields} />
      {!layer && (
        <>
          {scene.photo !== undefined && (
            <PictureSection
              label="the picture"
              bytes={photos.get(scene.photo)}
              framing={scene.framing?.[format] ?? null}
              onFrame={(framing) =>
                dispatch({
                  ...{ type: "change", name: "Frame the picture", key: `framing ${format}` },
                  scene: { ...scene, framing: { ...scene.framing, [format]: framing ?? undefined } },
                })
              }
              onReplace={(file) => onReplace(file, null)}
            />
          )}
          {scene.photo === undefined && (
            <p className="px-4 py-4 text-13 text-ink-2">Select a layer to change it, or add one.</p>
          )}
        </>
      )}
      {layer && selected.length > 1 && (
        <p className="px-4 pt-4 text-13 text-ink-2">{selected.length} layers selected</p>
      )}
      {layer && hasWords(layer) && (
        <WordsSection
          key={layer.id}
          {...{ bench, painting, faces, swatches, layer, isOnly }}
          note={kit && <AvoidedWords {...{ kit, text: layer.text }} isQuiet />}
        />
      )}
      {layer && isOnly && layer.kind === "shape" && <h2 className="px-4 pt-4 font-semibold text-13">{layer.name}</h2>}
      {layer && isOnly && added && added.kind !== "picture" && added.kind !== "text" && added.kind !== "logo" && (
        <ShapeSection key={`shape ${layer.id}`} {...{ studio, layer, added, swatches }} />
      )}
      {layer && isOnly && added?.kind === "picture" && (
        <PictureSection
          key={`picture ${layer.id}`}
          label={layer.name}
          bytes={photos.get(added.photo)}
          framing={editOf(scene, format, added.id)?.framing ?? null}
          disabled={layer.isLocked}
          corner={{
            value: Math.round(added.corner * 100),
            onChange: (percent) =>
              dispatch({
                ...{ type: "change", name: `Round ${layer.name}`, key: "corner", touched: [layer.id] },
                scene: {
                  ...scene,
                  added: scene.added?.map((one) => (one.id === added.id ? { ...added, corner: percent / 100 } : one)),
                },
              }),
          }}
          onFrame={(framing) =>
            dispatch({
              ...{ type: "change", name: `Frame ${layer.name}`, key: `framing ${layer.id}`, touched: [layer.id] },
              scene: withEdit(scene, format, layer.id, (edit) => ({ ...edit, framing: framing ?? undefined })),
            })
          }
          onReplace={(file) => onReplace(file, layer.id)}
        />
      )}
      {layer && isOnly && <PlaceFields layer={layer} dispatch={dispatch} />}
      {layer && !isOnly && <GroupFields layers={selected.filter(({ isLocked }) => !isLocked)} dispatch={dispatch} />}
      {layer && isOnly && <LayerActions studio={studio} layer={layer} />}
      <div className="flex items-center gap-3 border-line border-t px-4 py-4">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <b className="font-semibold text-13">Same text in all formats</b>
          <span className="text-ink-2 text-xs">Position and size stay per format</span>
        </span>
        <Switch
          label="Same text in all formats"
          checked={state.sameWords}
          onCheckedChange={(isOn) => dispatch({ type: "same words", isOn })}
        />
      </div>
    </>
  );
}

/** On a phone the list of layers may fill the panel: what can be changed about the one that was tapped comes into sight. */
function useFieldsInSight(layerId: string | undefined): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = fields.current?.closest("aside");
    if (!layerId || !panel || !fields.current || !matchMedia("(width < 47.5rem)").matches) return;
    panel.scrollTop = fields.current.offsetTop;
  }, [layerId]);
  return fields;
}
