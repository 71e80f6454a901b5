import { useQueryClient } from "@tanstack/react-query";
import { Check, CircleX, Copy, Info, TriangleAlert, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { longDate } from "@/lib/short-date.ts";
import { counted } from "../counted.ts";
import { PreviewTable } from "./preview-table.tsx";
import { finishUpload } from "./run/finish-upload.ts";
import { type UploadState, upload } from "./run/upload-run.ts";

/** What will happen, before anything is written: how many rows go in, which do not and why. */
export function Preview({ state: { sheet, earlier } }: { state: Extract<UploadState, { step: "ready" }> }) {
  const client = useQueryClient();
  const [onlyNoted, setOnlyNoted] = useState(false);
  const { counts, first, noted, rows, encoding } = sheet;
  const total = rows + counts["left out"] + counts.duplicate;
  const notes = counts["left out"] + counts.duplicate + counts.check;
  const left = rows - (earlier?.next_row ?? 0);
  const shown = onlyNoted ? noted : first;
  return (
    <>
      <div className="grid gap-3 px-5 pb-4">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-13 tabular-nums [&_b]:font-semibold [&_svg]:mr-1.5 [&_svg]:inline">
          <li className="text-ok-fg">
            <Check aria-hidden="true" size={15} />
            <b>{rows.toLocaleString("en")}</b> ready
          </li>
          <li className={counts["left out"] > 0 ? "text-bad-fg" : "text-ink-2"}>
            <CircleX aria-hidden="true" size={15} />
            <b>{counts["left out"].toLocaleString("en")}</b> left out
          </li>
          {counts.check > 0 && (
            <li className="text-warn-fg">
              <TriangleAlert aria-hidden="true" size={15} />
              <b>{counts.check.toLocaleString("en")}</b> to check
            </li>
          )}
          <li className="text-ink-2">
            <Copy aria-hidden="true" size={15} />
            <b>{counts.duplicate.toLocaleString("en")}</b> {counts.duplicate === 1 ? "duplicate" : "duplicates"}
          </li>
          <li className="text-ok-fg tablet:ml-auto">
            <Check aria-hidden="true" size={15} />
            All 9 headers match
          </li>
        </ul>
        {encoding === "windows-1252" && (
          <Notice icon={<Info aria-hidden="true" size={16} />}>
            This file is not UTF-8, so it was read as Windows-1252. Look at accents and symbols before uploading.
          </Notice>
        )}
        {rows === 0 && (
          <Notice tone="bad" icon={<CircleX aria-hidden="true" size={16} />}>
            No valid data found in CSV file. The reasons are below.
          </Notice>
        )}
        {earlier && (
          <Notice icon={<Info aria-hidden="true" size={16} />}>
            An upload of this file stopped on {longDate(new Date(earlier.started_at))} after{" "}
            {counted(earlier.next_row, "row")}. It goes on from there.
          </Notice>
        )}
      </div>
      <PreviewTable rows={shown} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3.5">
        <p className="text-13 text-ink-3">
          {onlyNoted
            ? `${noted.length} of ${counted(notes, "row")} with something to say. `
            : `First ${first.length} of ${counted(total, "row")}. `}
          {notes > 0 && (
            <button type="button" className="py-1 text-ink underline" onClick={() => setOnlyNoted(!onlyNoted)}>
              {onlyNoted ? "Show the first rows" : `Show only the ${notes.toLocaleString("en")} with something to say`}
            </button>
          )}
        </p>
        <Button
          variant="primary"
          disabled={rows === 0}
          icon={<Upload aria-hidden="true" size={16} />}
          onClick={() => void upload((progress) => finishUpload(client, progress))}
        >
          {earlier ? `Resume with ${counted(left, "row")}` : `Upload ${counted(rows, "row")}`}
        </Button>
      </div>
    </>
  );
}
