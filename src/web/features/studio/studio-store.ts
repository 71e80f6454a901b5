import type { Scene } from "../../../engine/scene/scene.ts";
import type { Format } from "../../../shared/formats.ts";
import type { StudioDocument } from "./document/view.ts";
import { documentOf, openStudio, reduceStudio, type StudioAction, type StudioState } from "./studio-state.ts";

type Snapshot = { state: StudioState; document: StudioDocument };

/**
 * The state of the studio, outside of React: a letter is ordered from the oven before the page is drawn anew, and both
 * go on at the same time.
 */
export function createStudioStore(opened: { scene: Scene; format: Format }) {
  const listeners = new Set<(action: StudioAction) => void>();
  let now: Snapshot = snapshotOf(openStudio(opened));

  return {
    get: () => now,
    dispatch(action: StudioAction) {
      const next = reduceStudio(now.state, action, performance.now());
      if (next === now.state) return;
      now = isSameDocument(now.state, next) ? { ...now, state: next } : snapshotOf(next);
      for (const listener of listeners) listener(action);
    },
    subscribe(listener: (action: StudioAction) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const snapshotOf = (state: StudioState): Snapshot => ({ state, document: documentOf(state) });

/** What is selected changes nothing of the document. */
const isSameDocument = (one: StudioState, other: StudioState) =>
  (["steps", "current", "format", "bases"] as const).every((key) => one[key] === other[key]);
