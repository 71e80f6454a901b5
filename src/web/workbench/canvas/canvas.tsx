import "./canvas.css";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { hasWords } from "../document/edited-layer.ts";
import { documentOf, selectedOf } from "../document/workbench-state.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import type { Bench } from "../use-workbench.ts";
import { CanvasBar } from "./canvas-bar.tsx";
import { canvasKey, type KeyMeaning } from "./keys.ts";
import { LayerButton } from "./layer-button.tsx";
import { PagePicture } from "./page-picture.tsx";
import { PaintingTrouble } from "./painting-trouble.tsx";
import { placeStyle } from "./place-style.ts";
import { SelectionFrame } from "./selection-frame.tsx";
import { useCanvasInput } from "./use-canvas-input.ts";
import { useView } from "./use-view.ts";
import { WordsField } from "./words-field.tsx";

type CanvasProps = {
  bench: Bench;
  painting: LivePainting | null;
  /** Another picture begins with another key: nothing of the one before is seen under it. */
  pictureKey?: string;
  /** What is seen until something is painted. */
  poster?: ReactNode;
  /** Zones of an editor's own in the place of the safe zone: what lies over the page, and beside it what that means. */
  zones?: { overlay: ReactNode; legend: ReactNode };
};

/** The page, with everything that can be done to it by mouse, fingers and keyboard. */
export function Canvas({ bench, painting, pictureKey, poster, zones }: CanvasProps) {
  const { state, dispatch } = bench;
  const document = documentOf(state);
  const { page, safe, layers, allows } = document;
  const element = useRef<HTMLElement>(null);
  const [showsSafe, setShowsSafe] = useState(false);
  const view = useView(element, page, showsSafe && zones !== undefined);
  const [writing, setWriting] = useState<string | null>(null);
  const keysId = useId();

  function write(id: string) {
    const layer = layers.find((one) => one.id === id);
    if (layer && hasWords(layer) && !layer.isLocked) setWriting(id);
  }

  const layerButton = (id: string) => element.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(id)}"]`);

  useCanvasInput(element, { bench, view, painting, write });

  // After duplicating or undoing, the keyboard goes on where the selection is.
  const [only, ...more] = state.selection;
  useEffect(() => {
    const focused = globalThis.document.activeElement;
    if (!only || more.length > 0 || !focused?.matches("[data-hit]")) return;
    if (focused !== layerButton(only)) layerButton(only)?.focus({ preventScroll: true });
  });

  function act(meaning: KeyMeaning) {
    if (typeof meaning === "object") {
      dispatch(meaning);
      // The button with the focus is about to go.
      if (meaning.type === "remove" && allows.includes("remove")) element.current?.focus();
      return;
    }
    switch (meaning) {
      case "write":
        return only ? write(only) : undefined;
      case "leave":
        return dispatch({ type: "select", ids: [] });
      case "zoom in":
        return view.zoom("in");
      case "zoom out":
        return view.zoom("out");
      case "full size":
        return view.zoom(1);
      case "fit":
        return view.fit();
    }
  }

  function press(event: KeyboardEvent) {
    if ((event.target as HTMLElement).closest("[data-own-pointer]")) return;
    const meaning = canvasKey(event);
    if (!meaning) return;
    event.preventDefault();
    act(meaning);
  }

  function stopWriting(how: "done" | "left") {
    setWriting(null);
    dispatch({ type: "settle" });
    // Whoever went elsewhere wants to be there.
    if (writing && how === "done") layerButton(writing)?.focus({ preventScroll: true });
  }

  const written = layers.find(({ id }) => id === writing);
  return (
    <section ref={element} aria-label="Canvas" tabIndex={-1} className="bench-canvas outline-none" onKeyDown={press}>
      <p id={keysId} className="sr-only">
        Arrow keys move, with Shift by ten. Alt and arrow keys turn. Enter edits the words.
        {allows.includes("remove") && " Delete removes."}
        {allows.includes("reorder") && " Control and up or down raise and lower."}
      </p>
      {painting && <PagePicture key={pictureKey} {...{ document, painting }} />}
      {poster && (
        <div
          aria-hidden="true"
          className="bench-page bench-poster"
          style={placeStyle({ box: { x: 0, y: 0, ...page }, angle: 0 })}
        >
          {poster}
        </div>
      )}
      <div className="bench-page" style={placeStyle({ box: { x: 0, y: 0, ...page }, angle: 0 })}>
        {showsSafe && zones?.overlay}
        {showsSafe && !zones && (
          <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
            <div className="bench-placed bench-safe" style={placeStyle({ box: safe, angle: 0 })} />
          </div>
        )}
        {layers.map(
          (layer) =>
            !layer.isHidden && (
              <LayerButton
                key={layer.id}
                layer={layer}
                isSelected={state.selection.includes(layer.id)}
                describedBy={keysId}
                onFocus={() => {
                  // A press has its own idea of what is selected.
                  if (element.current?.dataset.pressing === undefined) dispatch({ type: "select", ids: [layer.id] });
                }}
              />
            ),
        )}
        <SelectionFrame layers={selectedOf(state).filter(({ isHidden }) => !isHidden)} />
        <div data-guides="" />
        <div data-marquee="" hidden className="bench-placed bench-marquee" />
      </div>
      {painting && <PaintingTrouble painting={painting} />}
      {showsSafe && zones?.legend}
      <CanvasBar
        {...{ view, page, showsSafe }}
        zonesName={zones ? "Safe zones" : "Safe zone"}
        onShowsSafe={setShowsSafe}
      />
      {written && <WordsField layer={written} {...{ page, dispatch }} onClose={stopWriting} />}
    </section>
  );
}
