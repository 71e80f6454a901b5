import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import { createPaintingStore } from "./painting-store.ts";
import type { Preview } from "./preview.ts";

/** While something changes, half the size is enough and four times as fast. */
export const DRAFT_SCALE = 0.5;
/** After this long without a change, the finished picture is painted. */
export const REST_MS = 300;

export type LivePainting = ReturnType<typeof createLivePainting>;

/**
 * Keeps a picture up to date while a document changes. What lies under and over the layers is painted once and kept. A layer is
 * painted again only if it looks different; moving, turning and hiding it needs no paint. One draft is painted at a
 * time, always of the newest document, so that fast typing skips what nobody would see. At rest the finished picture
 * replaces all.
 */
export function createLivePainting(preview: Preview) {
  const { get, set, subscribe } = createPaintingStore();
  let wanted: EditedDocument | null = null;
  let underKey: string | null = null;
  const layerKeys = new Map<string, string>();
  let isDrafting = false;
  let isAtRest = false;
  let isHeld = false;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let finishing: AbortController | null = null;
  const stopping = new AbortController();
  /** How often each was painted, for tests and benchmarks. */
  const work = { under: 0, layers: 0, whole: 0 };

  function show(document: EditedDocument) {
    if (document === wanted || stopping.signal.aborted) return;
    // The pause was made while its layout was waited for.
    const pause = wanted?.isSettling ? 0 : REST_MS;
    wanted = document;
    startResting(pause);
    const gone = [...get().layers.keys()].filter((id) => !document.layers.some((layer) => layer.id === id));
    for (const id of gone) layerKeys.delete(id);
    const layers = gone.length ? new Map([...get().layers].filter(([id]) => !gone.includes(id))) : get().layers;
    set({ whole: null, layers });
    void draft();
  }

  function startResting(pause = REST_MS) {
    finishing?.abort();
    finishing = null;
    isAtRest = false;
    clearTimeout(restTimer);
    if (isHeld || wanted?.isSettling) return;
    restTimer = setTimeout(() => {
      isAtRest = true;
      void finish();
    }, pause);
  }

  async function draft() {
    if (isDrafting) return;
    isDrafting = true;
    try {
      while (wanted && (await paintNext(wanted)));
      if (get().hasFailed) set({ hasFailed: false });
    } catch {
      // What was painted last stays in sight; the next change tries again.
      if (!stopping.signal.aborted) set({ hasFailed: true });
    } finally {
      isDrafting = false;
    }
    await finish();
  }

  /** Paints one thing that is missing or out of date; false when nothing is. */
  async function paintNext(document: EditedDocument): Promise<boolean> {
    const { signal } = stopping;
    if (signal.aborted) return false;
    if (underKey !== document.under) {
      work.under += 1;
      const under = await preview.under(document, DRAFT_SCALE, signal);
      const over = (await preview.over?.(document, DRAFT_SCALE, signal)) ?? null;
      if (signal.aborted) return false;
      underKey = document.under;
      set({ under, over });
      return true;
    }
    const layer = document.layers.find((one) => !one.isHidden && layerKeys.get(one.id) !== lookOf(one));
    if (!layer) return false;
    work.layers += 1;
    const { bitmap, box } = await preview.layer(document, layer.id, DRAFT_SCALE, signal);
    if (signal.aborted) return false;
    if (!wanted?.layers.some(({ id }) => id === layer.id)) {
      bitmap.close();
      return true;
    }
    layerKeys.set(layer.id, lookOf(layer));
    const offset = { ...box, x: box.x - layer.box.x, y: box.y - layer.box.y };
    set({ layers: new Map(get().layers).set(layer.id, { bitmap, offset }) });
    return true;
  }

  async function finish() {
    if (!isAtRest || isDrafting || finishing || get().whole || !wanted || stopping.signal.aborted) return;
    const current = new AbortController();
    finishing = current;
    work.whole += 1;
    try {
      const whole = await preview.whole(wanted, 1, current.signal);
      if (current.signal.aborted) whole.close();
      else set({ whole, hasFailed: false });
    } catch {
      if (!current.signal.aborted) set({ hasFailed: true });
    } finally {
      if (finishing === current) finishing = null;
    }
  }

  return {
    show,
    get,
    subscribe,
    work,
    /** While something is dragged the parts are shown, and no finished picture is painted. */
    hold() {
      isHeld = true;
      startResting();
      if (get().whole) set({ whole: null });
    },
    release() {
      isHeld = false;
      startResting();
    },
    /** After a failure: paints what is missing. */
    retry() {
      if (wanted) void draft();
    },
    stop() {
      clearTimeout(restTimer);
      finishing?.abort();
      stopping.abort();
      set({ under: null, over: null, layers: new Map(), whole: null });
    },
  };
}

/** What a layer's picture depends on; its place and angle are left out. */
const lookOf = ({ kind, text, style, box, look }: EditedLayer) =>
  JSON.stringify([kind, text, style, box.width, box.height, look]);
