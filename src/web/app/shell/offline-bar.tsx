import { WifiOff } from "lucide-react";
import { useIsOnline } from "@/lib/use-is-online.ts";

/** Not a toast: it stays for as long as it is true. The empty region stays mounted, so that its text is announced. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-14 z-19 tablet:top-0">
      {!isOnline && (
        <p className="flex items-center gap-2.5 bg-ink px-4 py-2.5 text-13 text-bg leading-[1.4] tablet:justify-center">
          <WifiOff aria-hidden="true" size={17} className="flex-none" />
          <span>
            <b className="font-semibold">You're offline.</b> What you typed is kept. Generating works again when you're
            back.
          </span>
        </p>
      )}
    </div>
  );
}
