import { useCallback, useMemo, useRef, useState } from "react";
import { Tabs } from "@/components/ui/tabs.tsx";
import { ExportLater } from "@/creatives/tools/export-later.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { VersionList } from "@/creatives/versions/version-list.tsx";
import type { PreviewOven } from "@/oven/oven.ts";
import { Announcer } from "@/workbench/announcer.tsx";
import { Canvas } from "@/workbench/canvas/canvas.tsx";
import { useLivePainting } from "@/workbench/painting/use-live-painting.ts";
import { ConflictBar } from "@/workbench/saving/conflict-bar.tsx";
import { useAutosave } from "@/workbench/saving/use-autosave.ts";
import { ServerNote } from "@/workbench/server-note.tsx";
import { WorkbenchFrame } from "@/workbench/workbench-frame.tsx";
import { LayersTab } from "./design/layers-tab.tsx";
import { LayersTools } from "./design/layers-tools.tsx";
import { LookTab } from "./design/look-tab.tsx";
import { type NewKind, newLayer } from "./design/new-layer.ts";
import { whyFull } from "./document/add-to-scene.ts";
import { nameOfAdded } from "./document/layer-names.ts";
import { Drawn, FormatsRail } from "./formats/formats-rail.tsx";
import { useBackgroundOven } from "./formats/use-background.ts";
import { useProblems } from "./formats/use-problems.ts";
import { useThumbs } from "./formats/use-thumbs.ts";
import { mendOf } from "./problems/mend.ts";
import type { Problem } from "./problems/problem.ts";
import { draftSaver } from "./save/drafts.ts";
import { exportedOf } from "./save/exported.ts";
import { SaveDialog } from "./save/save-dialog.tsx";
import type { Opened } from "./save/use-opened.ts";
import { useVersion } from "./save/use-version.ts";
import { studioPreview } from "./studio-preview.ts";
import { StudioTop } from "./studio-top.tsx";
import { useBrand } from "./use-brand.ts";
import { useIsPainted } from "./use-is-painted.ts";
import { useLayout } from "./use-layout.ts";
import { refuse, usePictures } from "./use-pictures.ts";
import { useStudio } from "./use-studio.ts";
import { useZones } from "./zones/use-zones.tsx";

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
  const { kit, faces, photos } = useBrand(opened.versionId, { scene, photos: pictures.photos });

  const photosNow = useRef(photos);
  photosNow.current = photos;
  // A format of its own picture: nothing that was painted for another one is shown in it.
  const preview = useMemo(
    () => ({ format, ...(oven ? studioPreview(oven, () => photosNow.current) : WAITING) }),
    [oven, format],
  );
  const { store } = studio;
  const source = useMemo(
    () => ({
      get: store.get,
      subscribe: (listener: () => void) => store.subscribe(() => store.get().document.format === format && listener()),
    }),
    [store, format],
  );
  const painting = useLivePainting(preview, document, source);
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

  const problems = useProblems(thumbs);
  const zones = useZones(document, dispatch);
  const { title } = card;
  const exported = useMemo(
    () => [exportedOf({ id: `${drafted.current.versionId} ${state.current}`, title, scene, saved, photos, isAiMade })],
    [drafted, state.current, title, scene, saved, photos, isAiMade],
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
        canvas={<Canvas {...{ bench, painting, poster }} pictureKey={format} {...(zones && { zones })} />}
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
                    {...{ studio, painting, photos, isAiMade, kit, faces }}
                    problems={problems[format] ?? []}
                    onMend={mend}
                    onReplace={pictures.replace}
                  />
                ),
              },
              {
                value: "look",
                label: "Look",
                content: <LookTab {...{ studio, photos, saved, isOnServer, kit }} oven={background} />,
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
      <ExportLater open={isExporting} onOpenChange={setIsExporting} creatives={exported} />
    </>
  );
}

/** Until there is an oven, nothing is painted, and what is asked for meanwhile is asked again. */
const never = () => new Promise<never>(() => {});
const WAITING = { under: never, layer: never, whole: never };
