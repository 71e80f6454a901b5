import { alignedBy } from "../geometry/align.ts";
import { boundsOf, moved, tidyAngle, tidyBox } from "../geometry/box.ts";
import { changedTogether, middleOf } from "../geometry/group.ts";
import { addCopies, atPlace, moveInList } from "./arrange-layers.ts";
import {
  type EditedDocument,
  type EditedLayer,
  LAYER_CHANGES,
  type LayerChange,
  type LayerStyle,
} from "./edited-layer.ts";
import type { Change, Placement } from "./workbench-action.ts";

/** What a change does: the new layers, its name in the history, and which layers it was about. */
export type Changed = { document: EditedDocument; name: string; touched: readonly string[]; key: string | null };

/** Null when the change changes nothing: then there is no step for it either. */
export function changeDocument(document: EditedDocument, selection: readonly string[], change: Change): Changed | null {
  if (isOfLayers(change) && !document.allows.includes(change.type)) return null;
  const chosen = document.layers.filter(({ id, isLocked }) => selection.includes(id) && !isLocked);
  const ids = chosen.map(({ id }) => id);

  /** Applies an edit to some layers; those that are locked stay as they are. */
  function edit(verb: string, about: readonly string[], by: (layer: EditedLayer) => EditedLayer, key: string | null) {
    const touched = document.layers.filter(({ id, isLocked }) => about.includes(id) && !isLocked);
    const layers = document.layers.map((layer) => (touched.includes(layer) ? by(layer) : layer));
    return step(verb, touched, layers, key);
  }

  function step(verb: string, touched: readonly EditedLayer[], layers: readonly EditedLayer[], key: string | null) {
    if (touched.length === 0) return null;
    const about = touched.length === 1 ? touched[0]?.name : `${touched.length} layers`;
    const keyed = key && `${key} ${touched.map(({ id }) => id).join(" ")}`;
    return {
      document: { ...document, layers },
      name: `${verb} ${about}`,
      touched: touched.map(({ id }) => id),
      key: keyed,
    };
  }

  switch (change.type) {
    case "place": {
      const places = new Map(change.places.map((place) => [place.id, place]));
      const by = (layer: EditedLayer) => {
        const place = places.get(layer.id);
        return place ? atPlace(layer, tidyPlace(place)) : layer;
      };
      return edit(change.how, [...places.keys()], by, null);
    }
    case "nudge":
      return edit("Move", ids, (layer) => ({ ...layer, box: tidyBox(moved(layer.box, change.by)) }), "nudge");
    case "turn": {
      const places = changedTogether(chosen, middleOf(chosen), { turn: change.by });
      const by = (layer: EditedLayer) => {
        const { box, angle } = places[chosen.indexOf(layer)] ?? layer;
        return { ...layer, box: tidyBox(box), angle: tidyAngle(angle) };
      };
      return edit("Turn", ids, by, "turn");
    }
    case "align": {
      // Several layers line up with each other, one with the safe zone.
      const area = chosen.length > 1 ? boundsOf(chosen) : document.safe;
      const by = (layer: EditedLayer) => ({
        ...layer,
        box: tidyBox(moved(layer.box, alignedBy(layer, area, change.edge))),
      });
      return edit("Align", ids, by, null);
    }
    case "write":
      return edit("Type in", [change.id], (layer) => ({ ...layer, text: change.text }), "write");
    case "style": {
      const key = `style ${Object.keys(change.style).join(" ")}`;
      return edit(
        verbOf(change.style),
        ids,
        (layer) => ({ ...layer, style: { ...layer.style, ...change.style } }),
        key,
      );
    }
    case "add":
      return step("Add", [change.layer], [...document.layers, change.layer], null);
    case "remove":
      return step(
        "Remove",
        chosen,
        document.layers.filter((layer) => !chosen.includes(layer)),
        null,
      );
    case "duplicate": {
      const { layers, copies } = addCopies(document.layers, chosen);
      return step("Duplicate", copies, layers, null);
    }
    case "reorder": {
      const layers = moveInList(document.layers, chosen, change.by);
      return layers && step(change.by === 1 || change.by === "top" ? "Raise" : "Lower", chosen, layers, null);
    }
    case "hide":
      return edit(
        change.isHidden ? "Hide" : "Show",
        [change.id],
        (layer) => ({ ...layer, isHidden: change.isHidden }),
        null,
      );
    case "lock": {
      // The one change that a locked layer takes.
      const layer = document.layers.find(({ id }) => id === change.id);
      if (!layer) return null;
      const layers = document.layers.map((other) =>
        other === layer ? { ...layer, isLocked: change.isLocked } : other,
      );
      return step(change.isLocked ? "Lock" : "Unlock", [layer], layers, null);
    }
    case "replace":
      return { document: change.document, name: change.name, touched: [], key: null };
  }
}

const isOfLayers = (change: Change): change is Extract<Change, { type: LayerChange }> =>
  LAYER_CHANGES.some((type) => type === change.type);

function tidyPlace({ id, box, angle, size }: Placement): Placement {
  return { id, box: tidyBox(box), angle: tidyAngle(angle), ...(size !== undefined && { size: Math.round(size) }) };
}

function verbOf(style: Partial<LayerStyle>): string {
  if ("color" in style || "ground" in style) return "Recolour";
  if ("size" in style) return "Resize words of";
  if ("align" in style) return "Align words of";
  if ("outline" in style) return "Outline";
  if ("face" in style) return "Change face of";
  return "Restyle";
}
