import { useEffect, useState } from "react";
import { documentOf, selectedOf, stepOf } from "./document/workbench-state.ts";
import { tidyBox } from "./geometry/box.ts";
import type { Bench } from "./use-workbench.ts";

/** After the last of several changes, so that keys held down are heard once. */
const PAUSE_MS = 400;

/** Tells screen readers what was changed, undone or redone, and where a layer that was moved is now. */
export function Announcer({ bench: { state } }: { bench: Bench }) {
  const { steps, current } = state;
  const [opened] = useState(steps);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (steps === opened) return;
    const timer = setTimeout(() => {
      const isBack = current < steps.length - 1;
      setSaid(`${isBack ? "Went back to: " : ""}${stepOf(state).name}.${placeOf(state)}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [steps, current, opened, state]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function placeOf(state: Bench["state"]): string {
  const [layer, ...more] = selectedOf(state);
  if (!layer || more.length > 0) return "";
  const { x, y, width, height } = tidyBox(layer.box);
  const { page } = documentOf(state);
  const angle = layer.angle ? `, turned by ${layer.angle} degrees` : "";
  return ` ${layer.name} at ${x}, ${y}, ${width} by ${height}${angle}, on ${page.width} by ${page.height}.`;
}
