import { Link } from "@tanstack/react-router";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { counted } from "../counted.ts";
import { FailedRowsActions } from "./failed-rows-actions.tsx";
import { leftOutWords } from "./left-out-words.ts";
import type { Sheet } from "./read/csv-messages.ts";
import type { Progress } from "./run/send-all.ts";

const SHOWN_FAILURES = 8;

export function UploadSummary({ progress, sheet }: { progress: Progress; sheet: Sheet }) {
  const { added, alreadyIn, failed, failures, uploadId } = progress;
  const isPartial = failed > 0;
  const Icon = isPartial ? TriangleAlert : CircleCheck;
  return (
    <div
      role="status"
      className={cn(
        "grid gap-2 rounded-3 px-4 py-3.5",
        isPartial
          ? "bg-warn-soft shadow-[inset_0_0_0_1px_var(--warn-line)]"
          : "bg-ok-soft shadow-[inset_0_0_0_1px_var(--ok-fg)]",
      )}
    >
      <p className={cn("flex items-center gap-2.5 font-semibold", isPartial ? "text-warn-fg" : "text-ok-fg")}>
        <Icon aria-hidden="true" size={18} className="flex-none" />
        Upload completed: {(added + alreadyIn).toLocaleString("en")} successful, {failed.toLocaleString("en")} failed
      </p>
      <ul className="grid gap-1 tablet:pl-7">
        {failures.slice(0, SHOWN_FAILURES).map(({ batch, message }) => (
          <li key={batch} className="[overflow-wrap:anywhere]">
            <b className="font-semibold">Batch {batch}:</b> {message}
          </li>
        ))}
        {failures.length > SHOWN_FAILURES && (
          <li>and {counted(failures.length - SHOWN_FAILURES, "more batch", "more batches")}</li>
        )}
        {leftOutWords(sheet).map((words) => (
          <li key={words} className="[overflow-wrap:anywhere]">
            {words}
          </li>
        ))}
        <li>
          {alreadyIn > 0 &&
            `${counted(alreadyIn, "row")} ${alreadyIn === 1 ? "was" : "were"} already there and added none. `}
          <Link
            to="/dashboard/ads-swipe"
            search={added > 0 ? { pictures: "missing" } : {}}
            className="inline-block py-0.5 underline"
          >
            See them in Ads Swipe
          </Link>
        </li>
      </ul>
      {isPartial && <FailedRowsActions uploadId={uploadId} />}
    </div>
  );
}
