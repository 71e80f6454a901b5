import { useEffect, useState } from "react";
import { openOven } from "@/oven/open-oven.ts";
import { documentOfScene, type LaidOutScene } from "@/workbench/document/scene-document.ts";
import { scenePreview } from "@/workbench/painting/scene-preview.ts";
import { useDocumentTitle } from "../../use-document-title.ts";
import { KitEditor } from "./kit-editor.tsx";
import { SAMPLE_SCENE } from "./sample-scene.ts";

const FORMAT = "1:1";

/** The workbench with a real scene, painted by the page's own oven. Nothing is kept. */
export function ScenePage() {
  useDocumentTitle("A scene in the workbench");
  const [editor, setEditor] = useState<Omit<Parameters<typeof KitEditor>[0], "title" | "save" | "rail">>();
  const [progress, setProgress] = useState("The oven is on its way.");

  useEffect(() => {
    let isGone = false;
    const opening = openOven((_, bytes) => setProgress(`${(bytes / 1_000_000).toFixed(1)} MB unpacked`));
    opening
      .then(async (oven) => {
        const { layers } = await oven.layOut(SAMPLE_SCENE, FORMAT);
        const laidOut: LaidOutScene = { scene: SAMPLE_SCENE, format: FORMAT, layers };
        const opened = { version: 1, document: documentOfScene(laidOut) };
        if (!isGone) setEditor({ opened, preview: scenePreview(oven, laidOut) });
      })
      .catch((error: unknown) => setProgress(String(error)));
    return () => {
      isGone = true;
      opening.then((oven) => oven.close()).catch(() => {});
    };
  }, []);

  if (!editor) return <p role="status">{progress}</p>;
  return (
    <KitEditor
      {...editor}
      title="Solene"
      save={async (_, basedOn) => ({ saved: basedOn + 1 })}
      rail={() => <p className="p-3 text-13 text-ink-2">Painted by the oven in this page.</p>}
    />
  );
}
