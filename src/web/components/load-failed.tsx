import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { useIsOnline } from "@/lib/use-is-online.ts";

type LoadFailedProps = { what: string; isBusy: boolean; onRetry: () => void };

/** Shown in place of content that failed to load: says what it is and offers to try again. */
export function LoadFailed({ what, isBusy, onRetry }: LoadFailedProps) {
  const isOnline = useIsOnline();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
      <CircleAlert aria-hidden="true" size={18} className="flex-none text-bad-fg" />
      <span className="min-w-0 flex-1">
        {what} could not be loaded. {isOnline ? "Nothing is lost." : "There is no connection."}
      </span>
      <Button size="sm" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
