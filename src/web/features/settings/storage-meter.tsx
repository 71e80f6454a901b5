import { Meter } from "@base-ui/react/meter";
import { Link } from "@tanstack/react-router";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { formatBytes } from "../../../shared/format-bytes.ts";
import { useStorage } from "./api/get-storage.ts";

const NEARLY_FULL = 0.8;

/** Storage used, against fair use. Nothing is ever deleted to free space; when it is full, it says what to do. */
export function StorageMeter() {
  const { data, isError, isFetching, refetch } = useStorage();
  if (isError) {
    return (
      <div className="mt-5">
        <LoadFailed what="Your cloud storage" isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <Skeleton className="mt-5 h-14" />;
  const { used, limit } = data;
  const isFull = used >= limit;
  const isNearlyFull = used >= limit * NEARLY_FULL;
  const words = `${formatBytes(used)} of ${formatBytes(limit)}`;
  return (
    <Meter.Root value={Math.min(used, limit)} max={limit} getAriaValueText={() => words} className="mt-5">
      <div className="mb-2 flex justify-between gap-3 text-13">
        <Meter.Label className="font-[550]">Cloud storage</Meter.Label>
        <span className="text-ink-2 tabular-nums">{words}</span>
      </div>
      <Meter.Track className="h-2.5 overflow-hidden rounded-full bg-inset shadow-field">
        <Meter.Indicator
          className={cn(
            "h-full rounded-full shadow-[inset_0_0_0_1px_var(--chart)]",
            isFull ? "bg-bad-fill" : "bg-banana",
            // Even a tiny amount is visible.
            used > 0 && "min-w-2.5",
          )}
        />
      </Meter.Track>
      <p className={cn("mt-2 text-xs", isFull ? "text-bad-fg" : "text-ink-3")}>
        {isFull
          ? "Full: nothing new can be kept, and nothing is deleted. "
          : isNearlyFull
            ? "Nearly full. "
            : "Fair use, included."}
        {isNearlyFull && (
          <Link to="/dashboard/gallery" className="-my-1 inline-block py-1 underline">
            Make room in the Gallery
          </Link>
        )}
      </p>
    </Meter.Root>
  );
}
