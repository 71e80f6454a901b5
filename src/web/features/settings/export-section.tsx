import { Download } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { formatBytes } from "../../../shared/format-bytes.ts";
import { useExport } from "./use-export.ts";

/** Everything the account holds, as one file. */
export function ExportSection() {
  const { progress, start, stop } = useExport();
  if (!progress) {
    return (
      <Button className="w-full" icon={<Download aria-hidden="true" size={16} />} onClick={start}>
        Download my data
      </Button>
    );
  }
  const { received, expected } = progress;
  return (
    <div className="grid gap-3">
      <Progress
        label="Packing your data"
        // The expected size is only approximate, so the bar stops at 99 % until the download is complete.
        value={expected > 0 ? Math.min(99, Math.floor((received / expected) * 100)) : null}
        aside={formatBytes(received)}
        hint="Stay on this page until it is done."
      />
      <Button className="w-full" onClick={stop}>
        Stop download
      </Button>
    </div>
  );
}
