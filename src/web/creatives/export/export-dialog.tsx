import { Download, FileText, Package, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { PRESETS } from "../../../shared/platform-presets.ts";
import { estimateOf } from "./estimate.ts";
import { ExportProgress } from "./export-progress.tsx";
import { countOf, type ExportState } from "./export-state.ts";
import { cancelExport, forgetExport, saveZip, startExport, useExport } from "./export-store.ts";
import { keepNameTemplate, nameTemplate } from "./file-names.ts";
import { NameField } from "./name-field.tsx";
import { FIRST_CHOICE } from "./preset-groups.ts";
import { PresetPicker } from "./preset-picker.tsx";
import { shownBytes } from "./shown-bytes.ts";
import type { ExportCreative } from "./source.ts";
import { useForesight } from "./use-foresight.ts";

// Usage: <ExportDialog open={isOpen} onOpenChange={setIsOpen} creatives={[{ id, title, sourceOf }]} />
// `sourceOf(signal)` gives `{ kind: "scene", scene, photos, isAiMade }` (see `sceneQuery`), or `{ kind: "picture", picture,
// isAiMade }` for a creative without one. The export goes on when the dialog is closed, and is there when it is opened
// again; `useExport()` tells its state, for a chip elsewhere.

type ExportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  creatives: readonly ExportCreative[];
};

const WIDE = "tablet:w-[min(880px,100%)]";

export function ExportDialog({ open, onOpenChange, creatives }: ExportDialogProps) {
  const state = useExport();
  if (state && isShown(state, creatives)) return <RunningDialog {...{ open, onOpenChange, state }} />;
  return <ChoosingDialog {...{ open, onOpenChange, creatives }} />;
}

/** A zip that is packed already may be of other creatives, or hold the five formats: that was not asked for here. */
function isShown({ phase, files }: ExportState, creatives: readonly ExportCreative[]): boolean {
  const ids = new Set(creatives.map(({ id }) => id));
  return (
    phase === "packing" || files.every(({ creative, preset }) => ids.has(creative) && preset.platform !== "formats")
  );
}

function ChoosingDialog({ open, onOpenChange, creatives }: ExportDialogProps) {
  const [chosen, setChosen] = useState(FIRST_CHOICE);
  const [template, setTemplate] = useState(nameTemplate);
  const foresight = useForesight(creatives, open);
  const presets = PRESETS.filter(({ id }) => chosen.has(id) && !foresight.byPreset.get(id)?.reason);
  const count = presets.length * creatives.length;
  const bytes = creatives.reduce(
    (sum, { id }) => presets.reduce((whole, preset) => whole + estimateOf(id, preset, "auto").bytes, sum),
    0,
  );
  const [first] = creatives;

  function start() {
    keepNameTemplate(template);
    void startExport({ creatives, presets, template, type: "auto" });
  }

  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={`Export ${count} ${count === 1 ? "file" : "files"}`}
      description={`Cropped and resized to each platform. ${
        foresight.isAiMade ? "No metadata inside but the AI-made mark." : "No metadata inside."
      }`}
      className={WIDE}
      footer={
        <>
          <span className="mr-auto text-ink-2 text-sm tabular-nums max-phone:text-xs">
            {count > 0 && `about ${shownBytes(bytes)}, no AI cost`}
          </span>
          <Button variant="primary" icon={<Package size={17} />} disabled={count === 0} onClick={start}>
            Export zip
          </Button>
        </>
      }
    >
      <PresetPicker {...{ creatives, chosen, foresight }} onChoose={setChosen} />
      <NameField template={template} onChange={setTemplate} title={first?.title ?? ""} />
      <AlsoInside />
    </Dialog>
  );
}

type RunningProps = Pick<ExportDialogProps, "open" | "onOpenChange"> & { state: ExportState };

function RunningDialog({ open, onOpenChange, state }: RunningProps) {
  const { phase, files, zip, fault } = state;
  const settled = countOf(state, "done", "failed");
  const failed = countOf(state, "failed");
  const words = {
    packing: { title: "Packing your zip", description: "You can close this. It keeps going." },
    ready: { title: "Your zip is ready", description: zip ? `${zip.name}, ${shownBytes(zip.file.size)}` : "" },
    failed: { title: "There is no zip", description: fault ?? "" },
  }[phase];
  return (
    <Dialog
      {...{ open, onOpenChange, ...words }}
      className={WIDE}
      footer={<RunningFooter {...{ state }} onClose={() => onOpenChange(false)} />}
    >
      <p role="status" className="sr-only">
        {words.title}
        {failed > 0 && phase !== "packing" ? `. ${failed} of ${files.length} files are not in it.` : ""}
      </p>
      {phase === "packing" && (
        <Progress
          value={settled}
          max={files.length}
          label="Files packed"
          aside={`${settled} of ${files.length} files`}
          className="mb-4"
        />
      )}
      {phase !== "packing" && failed > 0 && (
        <Notice tone="bad" icon={<FileText size={16} />} className="mb-4">
          {failed} of {files.length} files could not be made. The reasons stand below them.
        </Notice>
      )}
      <ExportProgress files={files} />
      <AlsoInside />
    </Dialog>
  );
}

function RunningFooter({ state, onClose }: { state: ExportState; onClose: () => void }) {
  const { phase, files } = state;
  if (phase === "packing")
    return (
      <>
        <Button variant="ghost" onClick={cancelExport} className="mr-auto">
          Cancel
        </Button>
        <Button
          busy
        >{`Packing ${Math.min(files.length, countOf(state, "done", "failed") + 1)} of ${files.length}`}</Button>
      </>
    );
  return (
    <>
      <Button variant="ghost" icon={<RotateCcw size={16} />} onClick={forgetExport} className="mr-auto">
        {phase === "ready" ? "Choose other sizes" : "Back to the sizes"}
      </Button>
      {phase === "ready" ? (
        <Button variant="primary" icon={<Download size={17} />} onClick={saveZip}>
          Download zip
        </Button>
      ) : (
        <Button onClick={onClose}>Close</Button>
      )}
    </>
  );
}

function AlsoInside() {
  return (
    <Notice icon={<FileText size={16} />} className="mt-4 text-13">
      Also inside: <b className="font-semibold">manifest.csv</b> and <b className="font-semibold">manifest.json</b> with
      sizes, words, alt texts and the AI-made flag.
    </Notice>
  );
}
