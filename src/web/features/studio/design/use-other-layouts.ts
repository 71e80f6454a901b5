import { useCallback, useEffect, useRef, useState } from "react";
import type { PreviewOven } from "@/oven/oven.ts";
import type { Photos } from "../../../../engine/composition/compose-scene.ts";
import type { LayoutId } from "../../../../engine/scene/layout-id.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { inLayout, withWholeHeadline } from "../document/in-layout.ts";
import type { StudioDocument } from "../document/view.ts";
import { settledScene } from "../save/settled-scene.ts";

type LayoutIdea = { layout: LayoutId; bitmap: ImageBitmap };

type Wanted = { document: Pick<StudioDocument, "scene" | "format" | "layers">; saved: Scene; photos: Photos };
type Found = { ideas: readonly LayoutIdea[]; isLooking: boolean; hasMore: boolean };

/** So many at a time. */
const AT_ONCE = 6;
/** As large as a look at the faults paints it: it costs nothing more. */
const SCALE = 0.5;

/** Other layouts that carry the words as they are, without a fault, a few at a time. */
export function useOtherLayouts(oven: PreviewOven | null, wanted: Wanted) {
  const [found, setFound] = useState<Found>({ ideas: [], isLooking: false, hasMore: true });
  const left = useRef<LayoutId[] | null>(null);
  const looking = useRef<AbortController | null>(null);
  const latest = useRef(wanted);
  latest.current = wanted;

  const more = useCallback(async () => {
    if (!oven?.inspect || !oven.otherLayouts || looking.current) return;
    const current = new AbortController();
    looking.current = current;
    const { signal } = current;
    const { document, saved, photos } = latest.current;
    const { format, layers } = document;
    const scene = settledScene(withWholeHeadline(document.scene, layers), saved);
    setFound((now) => ({ ...now, isLooking: true }));
    try {
      left.current ??= await oven.otherLayouts(scene, { signal });
      // Layers of one's own say nothing about the layout.
      const plain: Scene = { ...scene, added: undefined, edits: [], order: undefined };
      for (let count = 0; count < AT_ONCE && left.current.length > 0; ) {
        const layout = left.current.shift();
        if (!layout) break;
        const laidOut = inLayout(plain, layout);
        const findings = await oven.inspect(laidOut, format, { photos, slot: "other layouts", signal });
        if (findings.length > 0) continue;
        const bitmap = await oven.paint(laidOut, format, { photos, scale: SCALE, slot: "other layouts", signal });
        if (signal.aborted) return bitmap.close();
        count += 1;
        setFound((now) => ({ ...now, ideas: [...now.ideas, { layout, bitmap }] }));
      }
    } catch {
      // Superseded, or closed; what was found stays.
    } finally {
      if (looking.current === current) looking.current = null;
      if (!signal.aborted) setFound((now) => ({ ...now, isLooking: false, hasMore: (left.current?.length ?? 0) > 0 }));
    }
  }, [oven]);

  useEffect(() => {
    void more();
    return () => {
      looking.current?.abort();
      looking.current = null;
    };
  }, [more]);
  return { ...found, more: () => void more() };
}
