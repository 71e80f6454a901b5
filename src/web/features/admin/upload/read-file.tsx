import { FileSpreadsheet, X } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { formatBytes } from "../../../../shared/format-bytes.ts";
import { Preview } from "./preview.tsx";
import { clearUpload, type UploadState } from "./run/upload-run.ts";
import { UploadSummary } from "./upload-summary.tsx";
import { Uploading } from "./uploading.tsx";

type ReadFileProps = { state: Exclude<UploadState, { step: "idle" | "invalid" }> };

/** The file that was chosen, and whatever is happening to it. */
export function ReadFile({ state }: ReadFileProps) {
  const isUploading = state.step === "uploading";
  return (
    <>
      <div className="grid gap-4 p-5">
        <div className="flex items-center gap-3">
          <FileSpreadsheet aria-hidden="true" size={22} className="flex-none text-ink-2" />
          <div className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{state.file.name}</b>
            <small className="text-13 text-ink-3 tabular-nums">{describe(state)}</small>
          </div>
          {!isUploading && (
            <Button variant="ghost" size="sm" icon={<X aria-hidden="true" size={15} />} onClick={clearUpload}>
              {state.step === "done" ? "Upload another" : "Remove"}
            </Button>
          )}
        </div>
        {state.step === "reading" && (
          <Progress label="Reading" value={Math.round(state.share * 100)} hint="Nothing is uploaded yet." />
        )}
        {(state.step === "uploading" || state.step === "stopped") && <Uploading state={state} />}
        {state.step === "done" && <UploadSummary progress={state.progress} sheet={state.sheet} />}
      </div>
      {state.step === "ready" && <Preview state={state} />}
    </>
  );
}

const ENCODING_NAMES = { "utf-8": "UTF-8", "utf-16le": "UTF-16", "utf-16be": "UTF-16", "windows-1252": "Windows-1252" };

function describe(state: ReadFileProps["state"]): string {
  const size = formatBytes(state.file.size);
  if (state.step === "reading") return size;
  const { counts, encoding } = state.sheet;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}, ${size}, read as ${ENCODING_NAMES[encoding]}`;
}
