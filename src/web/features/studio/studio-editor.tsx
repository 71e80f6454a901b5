import { useCallback, useMemo, useRef, useState } from "react";
import { Tabs } from "@/components/ui/tabs.tsx";
import type { ExportCreative } from "@/creatives/export/source.ts";
import { textsOf } from "@/creatives/texts/texts-of.ts";
import { ExportLater } from "@/creatives/tools/export-later.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { VersionList } from "@/creatives/versions/version-list.tsx";
import type { PreviewOven } from "@/oven/oven.ts";
import { Announcer } from "@/workbench/announcer.tsx";
import { Canvas } from "@/workbench/canvas/canvas.tsx";
import { hasWords } from "@/workbench/document/edited-layer.ts";
import { useLivePainting } from "@/workbench/painting/use-live-painting.ts";
import { ConflictBar } from "@/workbench/saving/conflict-bar.tsx";
import { useAutosave } from "@/workbench/saving/use-autosave.ts";
import { ServerNote } from "@/workbench/server-note.tsx";
import { WorkbenchFrame } from "@/workbench/workbench-frame.tsx";
import type { Format } from "../../../shared/formats.ts";
import { LayersTab } from "./design/layers-tab.tsx";
import { LayersTools } from "./design/layers-tools.tsx";
import { LookTab } from "./design/look-tab.tsx";
import { type NewKind, newLayer } from "./design/new-layer.ts";
import { whyFull } from "./document/add-to-scene.ts";
import { nameOfAdded } from "./document/layer-names.ts";
import { Drawn, FormatsRail } from "./formats/formats-rail.tsx";
import { useBackgroundOven } from "./formats/use-background.ts";
import { useThumbs } from "./formats/use-thumbs.ts";
import { mendOf } from "./problems/mend.ts";
import { movedInto, type Problem, problemsIn } from "./problems/problem.ts";
import { draftSaver } from "./save/drafts.ts";
import { SaveDialog } from "./save/save-dialog.tsx";
import { settledScene } from "./save/settled-scene.ts";
import type { Opened } from "./save/use-opened.ts";
import { useVersion } from "./save/use-version.ts";
import { studioPreview } from "./studio-preview.ts";
import { stepOf } from "./studio-state.ts";
import { StudioTop } from "./studio-top.tsx";
import { useIsPainted } from "./use-is-painted.ts";
import { useLayout } from "./use-layout.ts";
import { refuse, usePictures } from "./use-pictures.ts";
import { useStudio } from "./use-studio.ts";
import { zonesOf } from "./zones/zones.ts";
import { ZonesKey } from "./zones/zones-key.tsx";
import { ZonesOverlay } from "./zones/zones-overlay.tsx";

type StudioEditorProps = {
  userId: string;
  opened: Opened;
  card: Card;
  oven: PreviewOven | null;
  isOnServer: boolean;
  /** It was saved: this is the version that is edited from now on. */
  onSaved: (versionId: string) => void;
  onPickVersion: (versionId: string) => void;
};

/** Everything on a creative, edited on the picture itself, in five formats at once. */
export function StudioEditor({ userId, opened, card, oven, isOnServer, onSaved, onPickVersion }: StudioEditorProps) {
  const { stored, format: firstFormat, imageUrl, isDraft, isAiMade } = opened;
  const studio = useStudio({ scene: stored.document, format: firstFormat });
  const { state, dispatch, document, bench } = studio;
  const { scene, format } = document;
  const version = useVersion(userId, opened, state.steps);
  const { drafted, saved } = version;
  const pictures = usePictures(studio, opened.photos, drafted);
  const { photos } = pictures;

  const photosNow = useRef(photos);
  photosNow.current = photos;
  // A format of its own picture: nothing that was painted for another one is shown in it.
  const preview = useMemo(
    () => ({ format, ...(oven ? studioPreview(oven, () => photosNow.current) : WAITING) }),
    [oven, format],
  );
  const painting = useLivePainting(preview, document);
  const hasFailed = useLayout(studio, oven, photos);
  const isPainted = useIsPainted(painting, document.layers.filter(({ isHidden }) => !isHidden).length);
  const background = useBackgroundOven(isPainted);
  const thumbs = useThumbs(isOnServer ? null : background, { scene, photos, format, isHeld: !isPainted });

  const saveDraft = useMemo(() => draftSaver(() => drafted.current), [drafted]);
  const drafting = useAutosave({
    ...{ document: scene, opened: stored, save: saveDraft },
    onTakeTheirs: (theirs) => dispatch({ type: "change", name: "Take the other version", scene: theirs }),
  });

  const [tab, setTab] = useState<"layers" | "look" | "versions">("layers");
  const [isSaving, setIsSaving] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [zoneId, setZoneId] = useState("reels");

  const problems = useMemo(() => {
    const found: Partial<Record<Format, readonly Problem[]>> = {};
    for (const [each, thumb] of Object.entries(thumbs)) {
      if (thumb.findings) found[each as Format] = problemsIn(thumb.findings, thumb.scene, each as Format);
    }
    return found;
  }, [thumbs]);

  const exported: ExportCreative = useMemo(
    () => ({
      id: `${drafted.current.versionId} ${state.current}`,
      title: card.title,
      sourceOf: async () => {
        const now = settledScene(stepOf(state).scene, saved);
        const altText = textsOf(now).find(({ label }) => label === "Alt text")?.text;
        return { kind: "scene", scene: now, photos: photosNow.current, isAiMade, ...(altText && { altText }) };
      },
    }),
    [drafted, state, saved, card.title, isAiMade],
  );

  const add = useCallback(
    (kind: NewKind) => {
      const full = whyFull(scene, false);
      if (full) return refuse("Not Added", full);
      const layer = newLayer(document, kind);
      dispatch({ type: "put on", layer, name: nameOfAdded(layer, { added: [...(scene.added ?? []), layer] }) });
    },
    [document, scene, dispatch],
  );

  function mend(problem: Problem) {
    const action = mendOf(problem, document);
    if (action) dispatch(action);
    dispatch({ type: "select", ids: [problem.layer] });
  }

  const zones = zonesOf(format);
  const zone = zones.find(({ id }) => id === zoneId) ?? zones[0];
  const covered = zone
    ? document.layers.filter(
        (layer) => !layer.isHidden && hasWords(layer) && layer.text && !isWithin(layer.box, zone.safe),
      )
    : [];
  const thumb = thumbs[format];
  const poster = isPainted ? null : format === firstFormat && !isDraft && state.current === 0 ? (
    <img src={imageUrl} alt="" data-poster="" />
  ) : (
    thumb && <Drawn bitmap={thumb.bitmap} />
  );

  return (
    <>
      <WorkbenchFrame
        dispatch={dispatch}
        top={
          <StudioTop
            {...{ card, bench }}
            saving={drafting}
            isUnchanged={scene === saved}
            onSave={() => setIsSaving(true)}
            onExport={() => setIsExporting(true)}
          />
        }
        notice={
          <>
            <Announcer bench={bench} />
            {isOnServer && <ServerNote />}
            {hasFailed && (
              <p role="alert" className="border-warn-line border-b bg-warn-soft px-4 py-2.5 text-13 text-warn-fg">
                This cannot be laid out here. Undo the last change, or check your connection and try again. Nothing is
                lost.
              </p>
            )}
            {drafting.state.status === "conflict" && (
              <ConflictBar onKeepMine={() => void drafting.keepMine()} onTakeTheirs={drafting.takeTheirs} />
            )}
          </>
        }
        rail={
          <FormatsRail
            {...{ thumbs, problems }}
            shown={format}
            onTurn={(next) => dispatch({ type: "turn to", format: next })}
          />
        }
        canvas={
          <Canvas
            {...{ bench, painting, poster }}
            pictureKey={format}
            {...(zone && {
              zones: {
                overlay: <ZonesOverlay zone={zone} page={document.page} />,
                legend: (
                  <ZonesKey
                    {...{ format, zone, covered }}
                    onChoose={({ id }) => setZoneId(id)}
                    onMoveIn={({ id, angle, box }) =>
                      dispatch({
                        type: "place",
                        how: "Move",
                        places: [{ id, angle, box: movedInto({ box }, zone.safe) }],
                      })
                    }
                  />
                ),
              },
            })}
          />
        }
        inspector={
          <Tabs
            label="What to change"
            isUnderlined
            aside={tab === "layers" && <LayersTools {...{ studio, saved }} onAdd={add} onAddPicture={pictures.add} />}
            value={tab}
            onValueChange={setTab}
            tabs={[
              {
                value: "layers",
                label: "Layers",
                content: (
                  <LayersTab
                    {...{ studio, painting, photos, isAiMade }}
                    problems={problems[format] ?? []}
                    onMend={mend}
                    onReplace={pictures.replace}
                  />
                ),
              },
              {
                value: "look",
                label: "Look",
                content: <LookTab {...{ studio, photos, saved, isOnServer }} oven={background} />,
              },
              {
                value: "versions",
                label: "Versions",
                content: (
                  <div className="p-4">
                    <VersionList
                      card={card}
                      pickedId={drafted.current.versionId}
                      onPick={({ id }) => onPickVersion(id)}
                      onGone={() => onPickVersion(card.version_id)}
                    />
                  </div>
                ),
              },
            ]}
          />
        }
      />
      <SaveDialog
        open={isSaving}
        done={version.done(state)}
        format={firstFormat}
        onClose={() => setIsSaving(false)}
        onSave={async (name, shown) => {
          const { creative_id } = await version.save({ scene, name, format: shown, photos });
          await drafting.saveNow();
          onSaved(creative_id);
        }}
      />
      <ExportLater open={isExporting} onOpenChange={setIsExporting} creatives={[exported]} />
    </>
  );
}

/** Until there is an oven, nothing is painted, and what is asked for meanwhile is asked again. */
const never = () => new Promise<never>(() => {});
const WAITING = { under: never, layer: never, whole: never };

const isWithin = (box: { x: number; y: number; width: number; height: number }, area: typeof box) =>
  box.x >= area.x - 1 &&
  box.y >= area.y - 1 &&
  box.x + box.width <= area.x + area.width + 1 &&
  box.y + box.height <= area.y + area.height + 1;
