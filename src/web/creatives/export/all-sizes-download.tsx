import { ChevronDown, CircleCheck, Download } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { useBringIntoView } from "../actions/use-bring-into-view.ts";
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
  const isOurs = state?.files.every((file) => file.creative === creative?.id && file.preset.platform === "formats");
  const ours = state && isOurs ? state : null;
  const place = useBringIntoView<HTMLDivElement>(creative !== null && (ours?.phase ?? "before"));
  if (!creative) return null;

  const download = (type: WantedType) => {
    forgetExport();
    void startExport({ creatives: [creative], presets, template: nameTemplate(), type, isSaved: true });
  };
  const isBusyElsewhere = state?.phase === "packing";
  const isEmpty = presets.length === 0;
  const before = (
    <>
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
      {ours?.phase === "failed" && (
        <Notice tone="bad" icon={<Download size={16} />}>
          {ours.fault}
        </Notice>
      )}
    </>
  );
  return (
    <div ref={place} className="all-sizes-download grid scroll-mb-[var(--clear-below,36px)] content-start gap-2">
      {ours?.phase === "packing" ? (
        <Packing state={ours} />
      ) : ours?.phase === "ready" ? (
        <Packed state={ours} />
      ) : (
        before
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
    <>
      <Notice tone="ok" icon={<CircleCheck size={18} />}>
        <b className="block break-words font-semibold">{zip?.name}</b>
        {filesOf(countOf(state, "done"))}, {shownBytes(zip?.file.size ?? 0)}, in your downloads
        {failed > 0 && `. ${filesOf(failed)} could not be made.`}
      </Notice>
      <Button size="sm" variant="ghost" onClick={forgetExport} className="w-fit">
        Download again
      </Button>
    </>
  );
}
