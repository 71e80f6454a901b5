import { useEffect, useState } from "react";
import type { PreviewOven } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import { baseOf } from "./document/base.ts";
import type { StudioBench } from "./use-studio.ts";

/** Long enough not to lay out every letter. The picture is finished right after. */
const PAUSE_MS = 250;

/** Has the layout decide again after each change, in the format that is shown. True when it cannot be laid out. */
export function useLayout({ document, dispatch }: StudioBench, oven: PreviewOven | null, photos: Photos): boolean {
  const { scene, format, base } = document;
  const [hasFailed, setHasFailed] = useState(false);
  const laidOut = base?.of;
  useEffect(() => {
    if (!oven || laidOut === scene) return;
    let isStale = false;
    const timer = setTimeout(
      () => {
        oven.layOut(scene, format, photos).then(
          (answer) => {
            if (isStale) return;
            setHasFailed(false);
            dispatch({ type: "laid out", format, base: baseOf(scene, answer) });
          },
          (error: unknown) => {
            if (isStale || (error instanceof OvenError && error.code === "superseded")) return;
            console.error(error);
            setHasFailed(true);
          },
        );
      },
      laidOut ? PAUSE_MS : 0,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [scene, format, laidOut, oven, photos, dispatch]);
  return hasFailed;
}
