import { useSyncExternalStore } from "react";
import type { LivePainting } from "@/workbench/painting/live-painting.ts";

const nothing = () => () => {};

/** Whether the canvas shows the whole picture, finished or in its parts. */
export function useIsPainted(painting: LivePainting | null, layers: number): boolean {
  return useSyncExternalStore(painting?.subscribe ?? nothing, () => {
    const now = painting?.get();
    return now !== undefined && (now.whole !== null || (now.under !== null && now.layers.size >= layers));
  });
}
