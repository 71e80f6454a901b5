import { atPlace } from "../../document/arrange-layers.ts";
import type { EditedDocument, EditedLayer } from "../../document/edited-layer.ts";
import type { Dispatch, Placement } from "../../document/workbench-action.ts";
import type { Box, Placed, Point } from "../../geometry/box.ts";
import type { Guide } from "../../geometry/snap.ts";
import type { View } from "../../geometry/view.ts";

/** From a finger or a button going down until it goes up. Points are in pixels of the window. */
export type Gesture = {
  move(at: Point, withShift: boolean): void;
  end(): void;
  /** Everything is as it was before. */
  cancel(): void;
};

/** The name under which the frame around several layers is placed. */
export const GROUP = "group";

/** What a gesture sees of the canvas. It changes elements directly, and the document once, at its end. */
export type Stage = {
  document: EditedDocument;
  dispatch: Dispatch;
  view: { get(): View; set(view: View): void };
  place(id: string, placed: Placed): void;
  /** Shows the parts of the picture, to be moved on their own, until `drop`. */
  pickUp(): void;
  /** Paints layers that look different at their new size. */
  paint(document: EditedDocument): void;
  drop(): void;
  showGuides(guides: readonly Guide[]): void;
  showMarquee(box: Box | null): void;
};

type Moving = { places: readonly Placement[]; group?: Placed; guides?: readonly Guide[] };
type Placing = {
  how: "Move" | "Resize" | "Turn" | "Adjust";
  /** Whether the size changes, and with it the layer's picture. */
  paints: boolean;
  moved(at: Point, withShift: boolean): Moving;
};

/** A gesture that gives layers new places. */
export function placingGesture(
  stage: Stage,
  layers: readonly EditedLayer[],
  group: Placed | null,
  placing: Placing,
): Gesture {
  const { document, dispatch } = stage;
  let places: readonly Placement[] | null = null;

  function show(moving: Moving) {
    for (const { id, box, angle } of moving.places) stage.place(id, { box, angle });
    if (moving.group) stage.place(GROUP, moving.group);
    stage.showGuides(moving.guides ?? []);
    if (!placing.paints) return;
    const now = new Map(moving.places.map((place) => [place.id, place]));
    const placed = (layer: EditedLayer) => {
      const place = now.get(layer.id);
      return place ? atPlace(layer, place) : layer;
    };
    stage.paint({ ...document, layers: document.layers.map(placed) });
  }

  return {
    move(at, withShift) {
      if (!places) stage.pickUp();
      const moving = placing.moved(at, withShift);
      places = moving.places;
      show(moving);
    },
    end() {
      stage.showGuides([]);
      if (places) dispatch({ type: "place", how: placing.how, places });
      stage.drop();
    },
    cancel() {
      if (!places) return;
      show({ places: layers.map(({ id, box, angle }) => ({ id, box, angle })), ...(group && { group }) });
      stage.paint(document);
      stage.drop();
    },
  };
}
