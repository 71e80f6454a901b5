import { useCallback, useState } from "react";

/** Which creatives are picked, in the order of picking. They stay picked when the list no longer shows them. */
export function useSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  // Selection mode, switched on by a button before anything is picked.
  const [isAsked, setIsAsked] = useState(false);

  function drop(ids: Iterable<string>) {
    const gone = new Set(ids);
    setPicked((before) => new Set([...before].filter((id) => !gone.has(id))));
  }
  // A stable function: otherwise each pick would render every tile on screen again.
  const toggle = useCallback((id: string) => {
    setPicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return {
    ids: [...picked],
    has: (id: string) => picked.has(id),
    isOn: isAsked || picked.size > 0,
    begin: () => setIsAsked(true),
    end: () => {
      setIsAsked(false);
      setPicked(new Set());
    },
    pick: (ids: readonly string[]) => setPicked((before) => new Set([...before, ...ids])),
    drop,
    clear: () => setPicked(new Set()),
    toggle,
  };
}

export type Selection = ReturnType<typeof useSelection>;
