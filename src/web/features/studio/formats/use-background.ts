import { useEffect, useState } from "react";
import { borrowOven } from "@/creatives/export/shared-oven.ts";
import type { PreviewOven } from "@/oven/oven.ts";

/** A second oven for what can wait: small pictures of the formats, faults, other layouts. Typing never waits for it. */
export function useBackgroundOven(isWanted: boolean): PreviewOven | null {
  const [oven, setOven] = useState<PreviewOven | null>(null);
  // Once it is there it stays, whatever is painted meanwhile.
  const [isNeeded, setIsNeeded] = useState(isWanted);
  if (isWanted && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    const borrowing = borrowOven();
    borrowing.then(
      ({ oven: borrowed }) => !isGone && setOven(borrowed),
      // The canvas says what is wrong; without this oven the small pictures are missing.
      () => {},
    );
    return () => {
      isGone = true;
      borrowing.then(({ release }) => release()).catch(() => {});
    };
  }, [isNeeded]);
  return oven;
}
