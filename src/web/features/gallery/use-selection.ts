import { useCallback, useState } from "react";
import type { Creative } from "./api/creative.ts";

/** Which creatives are picked, in the order of picking. They stay picked when the list no longer shows them. */
export function useSelection() {
  const [picked, setPicked] = useState<ReadonlyMap<string, Creative>>(new Map());
  // Chosen by a button, before the first one is picked.
  const [isAsked, setIsAsked] = useState(false);

  function pick(creatives: readonly Creative[]) {
    setPicked((before) => new Map([...before, ...creatives.map((creative) => [creative.id, creative] as const)]));
  }
  function drop(ids: Iterable<string>) {
    const gone = new Set(ids);
    setPicked((before) => new Map([...before].filter(([id]) => !gone.has(id))));
  }
  // The same function for ever, or every tile on screen would be drawn again with each one picked.
  const toggle = useCallback((creative: Creative) => {
    setPicked((before) => {
      const after = new Map(before);
      if (!after.delete(creative.id)) after.set(creative.id, creative);
      return after;
    });
  }, []);
  return {
    creatives: [...picked.values()],
    has: (id: string) => picked.has(id),
    isOn: isAsked || picked.size > 0,
    begin: () => setIsAsked(true),
    end: () => {
      setIsAsked(false);
      setPicked(new Map());
    },
    pick,
    drop,
    toggle,
  };
}

export type Selection = ReturnType<typeof useSelection>;
