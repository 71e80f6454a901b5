import { useSyncExternalStore } from "react";
import type { LivePainting } from "@/workbench/painting/live-painting.ts";

const nothing = () => () => {};

/** How often the picture and its parts were painted so far. */
export function WorkDone({ painting }: { painting: LivePainting | null }) {
  const words = useSyncExternalStore(painting?.subscribe ?? nothing, () => {
    const { under, layers, whole } = painting?.work ?? { under: 0, layers: 0, whole: 0 };
    return `Painted: ground ${under}, layers ${layers}, picture ${whole}`;
  });
  return <p className="truncate text-ink-3 text-xs tabular-nums max-tablet:hidden">{words}</p>;
}
