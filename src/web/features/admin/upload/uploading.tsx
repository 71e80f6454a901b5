import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CirclePause, Play, Square } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { AD_BATCH } from "../../../../shared/ad-row.ts";
import { counted } from "../counted.ts";
import { finishUpload } from "./run/finish-upload.ts";
import { stopUpload, type UploadState, upload } from "./run/upload-run.ts";

export function Uploading({ state }: { state: Extract<UploadState, { step: "uploading" | "stopped" }> }) {
  const client = useQueryClient();
  const { progress, sheet } = state;
  const isRunning = state.step === "uploading";
  const percent = Math.floor((progress.sent / sheet.rows) * 100);
  const batches = Math.ceil(sheet.rows / AD_BATCH);
  const batch = Math.min(Math.floor(progress.sent / AD_BATCH) + 1, batches);
  return (
    <>
      <Progress
        label={isRunning ? "Uploading" : "Stopped"}
        value={percent}
        aside={`${percent} %`}
        hint={`Batch ${batch.toLocaleString("en")} of ${batches.toLocaleString("en")}, ${AD_BATCH} rows each. ${
          isRunning ? "Keep this tab open; you can look around in the app." : ""
        }`}
      />
      {!isRunning && (
        <Notice
          tone={state.problem ? "bad" : "plain"}
          icon={
            state.problem ? <CircleAlert aria-hidden="true" size={16} /> : <CirclePause aria-hidden="true" size={16} />
          }
        >
          {state.problem?.batch && <b className="font-semibold">Batch {state.problem.batch}: </b>}
          {state.problem && `${state.problem.message} `}
          {progress.sent === 0 ? "Nothing has arrived yet. " : `${counted(progress.sent, "row")} arrived and stay. `}
          Resume sends the rest, now or when you choose this file again.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <Button size="sm" icon={<Square aria-hidden="true" size={14} />} onClick={stopUpload}>
            Cancel
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            icon={<Play aria-hidden="true" size={14} />}
            onClick={() => void upload((done) => finishUpload(client, done))}
          >
            Resume with {counted(sheet.rows - progress.sent, "row")}
          </Button>
        )}
      </div>
    </>
  );
}
