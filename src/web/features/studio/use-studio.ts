import { useCallback, useMemo, useReducer } from "react";
import type { Bench } from "@/workbench/use-workbench.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { Format } from "../../../shared/formats.ts";
import { documentOf, openStudio, reduceStudio, type StudioAction } from "./studio-state.ts";

export type StudioBench = ReturnType<typeof useStudio>;

/** The state of the studio, and one format of it as the workbench's parts see it. */
export function useStudio(opened: { scene: Scene; format: Format }) {
  const [state, dispatchTimed] = useReducer(reduceTimed, opened, openStudio);
  const dispatch = useCallback((action: StudioAction) => dispatchTimed({ action, at: performance.now() }), []);
  const { steps, current, format, bases, selection } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected changes nothing of the document
  const document = useMemo(() => documentOf(state), [steps, current, format, bases]);
  const bench: Bench = useMemo(
    () => ({ state: { steps: steps.map((step) => ({ ...step, document })), current, selection }, dispatch }),
    [steps, current, selection, document, dispatch],
  );
  return { state, dispatch, document, bench };
}

const reduceTimed = (state: Parameters<typeof reduceStudio>[0], { action, at }: { action: StudioAction; at: number }) =>
  reduceStudio(state, action, at);
