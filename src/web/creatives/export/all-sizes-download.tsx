import { ChevronDown, CircleCheck, Download } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import type { WantedType } from "./estimate.ts";
import { countOf, type ExportState } from "./export-state.ts";
import { cancelExport, forgetExport, startExport, useExport } from "./export-store.ts";
import { nameTemplate } from "./file-names.ts";
import { shownBytes } from "./shown-bytes.ts";
import type { AllSizesState } from "./use-all-sizes.ts";

// Usage: see all-sizes.tsx.

const filesOf = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

/** Packs the chosen formats and puts the zip among the downloads. */
export function AllSizesDownload({ sizes }: { sizes: AllSizesState }) {
  const state = useExport();
  const { creative, presets, bytes } = sizes;
  if (!creative) return null;
  const isOurs = state?.files.every((file) => file.creative === creative.id && file.preset.platform === "formats");
  if (state && isOurs && state.phase === "packing") return <Packing state={state} />;
  if (state && isOurs && state.phase === "ready") return <Packed state={state} />;

  const download = (type: WantedType) => {
    forgetExport();
    void startExport({ creatives: [creative], presets, template: nameTemplate(), type, isSaved: true });
  };
  const isBusyElsewhere = state?.phase === "packing";
  const isEmpty = presets.length === 0;
  return (
    <div className="grid gap-2 self-start">
      <div className="flex gap-0.5">
        <Button
          variant="primary"
          size="lg"
          icon={<Download size={19} />}
          disabled={isEmpty || isBusyElsewhere}
          onClick={() => download("auto")}
          className="min-w-0 flex-1 justify-start rounded-r-none px-4 text-left"
        >
          <span className="grid leading-tight">
            Download zip
            <small className="font-normal text-xs tabular-nums">
              {isEmpty ? "Choose a size" : `${filesOf(presets.length)}, about ${shownBytes(bytes)}`}
            </small>
          </span>
        </Button>
        <Menu
          trigger={
            <Button
              variant="primary"
              size="lg"
              icon={<ChevronDown size={18} />}
              aria-label="Other file types"
              disabled={isEmpty || isBusyElsewhere}
              className="rounded-l-none"
            />
          }
          groups={[
            [
              { label: "All as PNG", onSelect: () => download("png") },
              { label: "All as JPEG", onSelect: () => download("jpeg") },
              { label: "All as WebP", onSelect: () => download("webp") },
            ],
          ]}
        />
      </div>
      {isBusyElsewhere && <p className="text-ink-2 text-xs">Another zip is being packed.</p>}
      {isOurs && state?.phase === "failed" && (
        <Notice tone="bad" icon={<Download size={16} />}>
          {state.fault}
        </Notice>
      )}
    </div>
  );
}

function Packing({ state }: { state: ExportState }) {
  const { files } = state;
  const at = Math.min(files.length, countOf(state, "done", "failed") + 1);
  return (
    <div className="flex gap-2">
      <Button size="lg" busy className="min-w-0 flex-1">{`Packing ${at} of ${files.length}`}</Button>
      <Button size="lg" variant="ghost" onClick={cancelExport}>
        Cancel
      </Button>
    </div>
  );
}

function Packed({ state }: { state: ExportState }) {
  const { zip } = state;
  const failed = countOf(state, "failed");
  return (
    <div className="grid gap-2 self-start">
      <Notice tone="ok" icon={<CircleCheck size={18} />}>
        <b className="block break-words font-semibold">{zip?.name}</b>
        {filesOf(countOf(state, "done"))}, {shownBytes(zip?.file.size ?? 0)}, in your downloads
        {failed > 0 && `. ${filesOf(failed)} could not be made.`}
      </Notice>
      <Button size="sm" variant="ghost" onClick={forgetExport} className="w-fit">
        Download again
      </Button>
    </div>
  );
}
