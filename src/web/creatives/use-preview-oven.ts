import { useEffect, useState } from "react";
import type { PreviewOven } from "@/oven/oven.ts";
import { openPreviewOven } from "./open-preview-oven.ts";

type OvenState = { oven: PreviewOven | null; isOnServer: boolean; megabytes: number; hasFailed: boolean };

/** What paints the preview, for as long as an editor is open: the page itself, or the server where it cannot. */
export function usePreviewOven(): OvenState {
  const [state, setState] = useState<OvenState>({
    ...{ oven: null, isOnServer: false },
    ...{ megabytes: 0, hasFailed: false },
  });
  useEffect(() => {
    let isGone = false;
    const opening = openPreviewOven((_, bytes) => {
      if (!isGone) setState((now) => (now.oven ? now : { ...now, megabytes: bytes / 1_000_000 }));
    });
    opening.then(
      ({ oven, place }) => !isGone && setState((now) => ({ ...now, oven, isOnServer: place === "server" })),
      (error: unknown) => {
        console.error(error);
        if (!isGone) setState((now) => ({ ...now, hasFailed: true }));
      },
    );
    return () => {
      isGone = true;
      opening.then(({ oven }) => oven.close()).catch(() => {});
    };
  }, []);
  return state;
}
