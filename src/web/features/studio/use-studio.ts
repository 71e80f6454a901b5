import { startTransition, useEffect, useMemo, useState } from "react";
import type { Bench } from "@/workbench/use-workbench.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { Format } from "../../../shared/formats.ts";
import { createStudioStore } from "./studio-store.ts";

export type StudioBench = ReturnType<typeof useStudio>;

/** The state of the studio, and one format of it as the workbench's parts see it. */
export function useStudio(opened: { scene: Scene; format: Format }) {
  const [store] = useState(() => createStudioStore(opened));
  const { dispatch } = store;
  const [{ state, document }, setNow] = useState(store.get);
  useEffect(() => {
    const follow = () => setNow(store.get());
    follow();
    // A letter is in its field and on the picture before the lists beside them are drawn.
    return store.subscribe(({ type }) => (type === "write" ? startTransition(follow) : follow()));
  }, [store]);
  const { steps, current, selection } = state;
  const bench: Bench = useMemo(
    () => ({ state: { steps: steps.map((step) => ({ ...step, document })), current, selection }, dispatch }),
    [steps, current, selection, document, dispatch],
  );
  return { store, state, dispatch, document, bench };
}
