import { ChevronDown, CircleCheck, Download } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import type { Preset } from "../../../shared/platform-presets.ts";
import { useBringIntoView } from "../actions/use-bring-into-view.ts";
import type { WantedType } from "./estimate.ts";
import { countOf, type ExportState } from "./export-state.ts";
import { cancelExport, forgetExport, saveZip, startExport, useExport } from "./export-store.ts";
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
  const isDisabled = isEmpty || isBusyElsewhere;
  return (
    <div
      ref={place}
      className="all-sizes-download grid grid-cols-1 scroll-mb-[var(--clear-below,36px)] content-start gap-2"
    >
      {ours?.phase === "packing" ? (
        <Packing state={ours} />
      ) : ours?.phase === "ready" && isOf(presets, ours) ? (
        <>
          <Packed state={ours} />
          <Split label="Download again" onDownload={saveZip} onType={download} />
        </>
      ) : (
        <>
          <Split
            label="Download zip"
            words={isEmpty ? "Choose a size" : `${filesOf(presets.length)}, about ${shownBytes(bytes)}`}
            isPrimary
            isDisabled={isDisabled}
            onDownload={() => download("auto")}
            onType={download}
          />
          {isBusyElsewhere && <p className="text-ink-2 text-xs">Another zip is being packed.</p>}
          {ours?.phase === "failed" && (
            <Notice tone="bad" icon={<Download size={16} />}>
              {ours.fault}
            </Notice>
          )}
        </>
      )}
    </div>
  );
}

/** Whether a zip has just the sizes that are chosen now. */
const isOf = (presets: readonly Preset[], { files }: ExportState) =>
  files.length === presets.length && files.every((file) => presets.some(({ id }) => id === file.preset.id));

type SplitProps = {
  label: string;
  words?: string;
  isPrimary?: boolean;
  isDisabled?: boolean;
  onDownload: () => void;
  onType: (type: WantedType) => void;
};

/** A download, and beside it the same in other file types. */
function Split({ label, words, isPrimary = false, isDisabled = false, onDownload, onType }: SplitProps) {
  const look = isPrimary ? ({ variant: "primary", size: "lg" } as const) : {};
  return (
    <div className={isPrimary ? "flex gap-0.5" : "flex -space-x-px"}>
      <Button
        {...look}
        icon={<Download size={isPrimary ? 19 : 17} />}
        disabled={isDisabled}
        onClick={onDownload}
        className="min-w-0 flex-1 justify-start rounded-r-none px-4 text-left"
      >
        <span className="grid leading-tight">
          {label}
          {words && <small className="font-normal text-xs tabular-nums">{words}</small>}
        </span>
      </Button>
      <Menu
        trigger={
          <Button
            {...look}
            icon={<ChevronDown size={18} />}
            aria-label="Other file types"
            disabled={isDisabled}
            className="w-11 flex-none rounded-l-none px-0"
          />
        }
        groups={[
          [
            { label: "All as PNG", onSelect: () => onType("png") },
            { label: "All as JPEG", onSelect: () => onType("jpeg") },
            { label: "All as WebP", onSelect: () => onType("webp") },
          ],
        ]}
      />
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
  const failed = countOf(state, "failed");
  return (
    <Notice tone="ok" icon={<CircleCheck size={18} />}>
      <b className="block break-words font-semibold">{state.zip?.name}</b>
      {filesOf(countOf(state, "done"))}, {shownBytes(state.zip?.file.size ?? 0)}, in your downloads
      {failed > 0 && `. ${filesOf(failed)} could not be made.`}
    </Notice>
  );
}
