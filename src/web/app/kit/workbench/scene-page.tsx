import { useEffect, useState } from "react";
import { openPreviewOven, type PlacedOven } from "@/creatives/open-preview-oven.ts";
import { documentOfScene, type LaidOutScene } from "@/workbench/document/scene-document.ts";
import { scenePreview } from "@/workbench/painting/scene-preview.ts";
import { useDocumentTitle } from "../../use-document-title.ts";
import { KitEditor } from "./kit-editor.tsx";
import { SAMPLE_SCENE } from "./sample-scene.ts";

const FORMAT = "1:1";

type Opened = Pick<Parameters<typeof KitEditor>[0], "opened" | "preview"> & Pick<PlacedOven, "place">;

/** The workbench with a real scene, painted by the page's own oven or by the server's. Nothing is kept. */
export function ScenePage() {
  useDocumentTitle("A scene in the workbench");
  const [editor, setEditor] = useState<Opened>();
  const [progress, setProgress] = useState("The oven is on its way.");

  useEffect(() => {
    let isGone = false;
    const opening = openPreviewOven((_, bytes) => setProgress(`${(bytes / 1_000_000).toFixed(1)} MB unpacked`));
    opening
      .then(async ({ oven, place }) => {
        const { layers } = await oven.layOut(SAMPLE_SCENE, FORMAT);
        const laidOut: LaidOutScene = { scene: SAMPLE_SCENE, format: FORMAT, layers };
        const opened = { version: 1, document: documentOfScene(laidOut) };
        if (!isGone) setEditor({ opened, preview: scenePreview(oven, laidOut), place });
      })
      .catch((error: unknown) => setProgress(error instanceof Error ? error.message : String(error)));
    return () => {
      isGone = true;
      opening.then(({ oven }) => oven.close()).catch(() => {});
    };
  }, []);

  if (!editor) return <p role="status">{progress}</p>;
  const { place, ...shown } = editor;
  return (
    <KitEditor
      {...shown}
      title="Solene"
      save={async (_, basedOn) => ({ saved: basedOn + 1 })}
      isPaintedByServer={place === "server"}
      rail={() => <p className="p-3 text-13 text-ink-2">Painted by the oven {where[place]}.</p>}
    />
  );
}

const where = { page: "in this page", server: "on the server" };
