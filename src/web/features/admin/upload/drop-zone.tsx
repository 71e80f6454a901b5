import { CircleAlert, FileUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { cn } from "@/lib/cn.ts";
import { chooseFile, type UploadState } from "./run/upload-run.ts";

type DropZoneProps = { state: Extract<UploadState, { step: "idle" | "invalid" }> };

export function DropZone({ state }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void chooseFile(file);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div className="p-5">
      <label
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          choose(event.dataTransfer.files);
        }}
        className={cn(
          "grid cursor-pointer justify-items-center gap-1 rounded-4 border-[1.5px] border-line-ctl border-dashed px-5 py-9 text-center text-ink-2 transition-colors tablet:py-13",
          "hover:bg-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
          isOver && "border-ink bg-inset",
        )}
      >
        <input
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          aria-describedby={state.step === "invalid" ? "upload-problem" : undefined}
          onChange={(event) => {
            choose(event.target.files);
            // The same file, mended meanwhile, can be chosen again.
            event.target.value = "";
          }}
        />
        <FileUp aria-hidden="true" size={28} />
        <b className="mt-2.5 font-semibold text-base text-ink">{isOver ? "Let go to read it" : "Drop your CSV here"}</b>
        <span>
          or <u>choose a file</u>. First line is the header, one ad per line.
        </span>
      </label>
      {state.step === "invalid" && (
        <p id="upload-problem" role="alert" className="mt-3 flex items-start gap-2 text-bad-fg text-sm">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <b className="font-semibold">{state.title}.</b> {state.message} Nothing was uploaded.
          </span>
        </p>
      )}
    </div>
  );
}
