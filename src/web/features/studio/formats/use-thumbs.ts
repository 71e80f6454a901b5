import { useEffect, useRef, useState } from "react";
import type { PreviewOven } from "@/oven/oven.ts";
import type { Photos } from "../../../../engine/composition/compose-scene.ts";
import type { Finding } from "../../../../engine/lint/finding.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { FORMAT_IDS, type Format } from "../../../../shared/formats.ts";

/** Small, and sharp enough for a fine screen. */
const SCALE = 0.2;
/** The picture that somebody works on comes first. */
const PAUSE_MS = 1_200;

export type Thumb = {
  bitmap: ImageBitmap;
  /** What a designer would send back; null where nobody looked. */
  findings: readonly Finding[] | null;
  scene: Scene;
};
export type Thumbs = Partial<Record<Format, Thumb>>;

type Wanted = { scene: Scene; photos: Photos; format: Format; isHeld: boolean };

/** The five formats as they are now, small, with their faults: the shown one first, some time after a change. */
export function useThumbs(oven: PreviewOven | null, { scene, photos, format, isHeld }: Wanted): Thumbs {
  const [thumbs, setThumbs] = useState<Thumbs>({});
  const latest = useRef(thumbs);
  latest.current = thumbs;

  useEffect(() => {
    if (!oven || isHeld) return;
    const ended = new AbortController();
    const { signal } = ended;
    async function paint(from: PreviewOven) {
      for (const each of [format, ...FORMAT_IDS.filter((one) => one !== format)]) {
        if (latest.current[each]?.scene === scene) continue;
        const findings = (await from.inspect?.(scene, each, { photos, slot: `studio ${each}`, signal })) ?? null;
        const bitmap = await from.paint(scene, each, { photos, scale: SCALE, slot: `studio ${each}`, signal });
        if (signal.aborted) return bitmap.close();
        setThumbs((now) => {
          now[each]?.bitmap.close();
          return { ...now, [each]: { bitmap, findings, scene } };
        });
      }
    }
    // A newer scene has taken its turn, or the canvas says what is wrong.
    const timer = setTimeout(() => void paint(oven).catch(() => {}), latest.current[format] ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [oven, scene, photos, format, isHeld]);
  return thumbs;
}
