import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import { boundsOf } from "@/workbench/geometry/box.ts";
import { contrast } from "../../../../engine/color/contrast.ts";
import { overlap } from "../../../../engine/scene/box.ts";
import { frameOf } from "../../../../engine/scene/frame.ts";
import { MIN_TEXT_PX } from "../../../../shared/formats.ts";
import { editOf, withEdit, withoutEdits } from "../document/edits.ts";
import { freeSpot } from "../document/free-spot.ts";
import type { StudioDocument } from "../document/view.ts";
import type { StudioAction } from "../studio-state.ts";
import { movedInto, type Problem } from "./problem.ts";

/** A little more than the least, so that rounding does not undo it. */
const EASY = 1.08;

/** What puts a problem right, as one step. Null when the layer is gone. */
export function mendOf({ layer: id, mend }: Problem, document: StudioDocument): StudioAction | null {
  const { scene, format, layers, safe } = document;
  const layer = layers.find((one) => one.id === id);
  if (!layer || !mend) return null;
  const { name } = layer;
  const step = { type: "change", touched: [id] } as const;
  switch (mend) {
    case "move in":
      return {
        type: "place",
        how: "Move",
        places: [{ id, angle: layer.angle, box: movedInto(layer, safe) }],
      };
    case "make larger": {
      const size = Math.ceil(MIN_TEXT_PX * frameOf(format).unit * EASY);
      const scene2 = withEdit(scene, format, id, (edit) => ({ ...edit, style: { ...edit.style, size } }));
      return { ...step, name: `Make ${name} larger`, scene: scene2 };
    }
    case "recolour": {
      const { color } = layer.style;
      const far = contrast(color, "#111111") > contrast(color, "#ffffff") ? "#111111" : "#ffffff";
      const next = withEdit(scene, format, id, ({ roles: { color: _, ...roles } = {}, ...edit }) => ({
        ...edit,
        roles,
        style: { ...edit.style, color: far },
      }));
      return { ...step, name: `Recolour ${name}`, scene: next };
    }
    case "let the layout decide":
      return backToLayout(layer, document);
    case "make room":
      return madeRoom(layer, document);
  }
}

function backToLayout({ id, name }: EditedLayer, { scene, format }: StudioDocument): StudioAction {
  const next = withoutEdits(scene, (edit) => edit.format === format && edit.layer === id);
  return { type: "change", touched: [id], name: `Back to the layout: ${name}`, scene: next };
}

/** Whoever was put there by hand goes: back to the layout, or to a free place. */
function madeRoom(layer: EditedLayer, document: StudioDocument): StudioAction | null {
  const { scene, format, layers, safe } = document;
  const isOwn = ({ id }: EditedLayer) => id.startsWith("added-");
  const isMoved = ({ id }: EditedLayer) => editOf(scene, format, id)?.box !== undefined;
  const seen = layers.filter(({ isHidden }) => !isHidden);
  const guest = [layer, ...seen.toReversed()].find(
    (one) => !one.isLocked && (isOwn(one) || isMoved(one)) && overlap(boundsOf([one]), boundsOf([layer])) > 0,
  );
  if (!guest) return null;
  if (!isOwn(guest)) return backToLayout(guest, document);
  const others = seen.filter(({ id }) => id !== guest.id).map((one) => boundsOf([one]));
  const { id, angle } = guest;
  return { type: "place", how: "Move", places: [{ id, angle, box: freeSpot(guest.box, safe, others) }] };
}
