import { useState } from "react";
import { useDocumentTitle } from "../../use-document-title.ts";
import { GroundRail } from "./ground-rail.tsx";
import { KitEditor } from "./kit-editor.tsx";
import { samplePainter } from "./sample-painter.ts";
import { readSample, saveSample } from "./sample-store.ts";

/** The workbench with a stand-in for a painter, which needs nothing but the browser. */
export function WorkbenchPage() {
  useDocumentTitle("Workbench");
  const [opened] = useState(readSample);
  return (
    <KitEditor
      title="Monday mute button"
      opened={opened}
      save={saveSample}
      preview={samplePainter}
      rail={(bench) => <GroundRail bench={bench} />}
    />
  );
}
