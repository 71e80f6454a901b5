import type { Edge } from "../geometry/align.ts";
import type { Box, Point } from "../geometry/box.ts";
import type { EditedDocument, EditedLayer, LayerStyle } from "./edited-layer.ts";

/** `size` is for words of a fixed size that grow along with their box. */
export type Placement = { id: string; box: Box; angle: number; size?: number };

/** How far a layer goes up or down among the layers. */
export type Rise = 1 | -1 | "top" | "bottom";

/** Changes of the document: each becomes a named step. Without an id they are about the selection. */
export type Change =
  | { type: "place"; how: "Move" | "Resize" | "Turn" | "Adjust"; places: readonly Placement[] }
  | { type: "nudge"; by: Point }
  | { type: "turn"; by: number }
  | { type: "align"; edge: Edge }
  | { type: "write"; id: string; text: string }
  | { type: "style"; style: Partial<LayerStyle> }
  | { type: "add"; layer: EditedLayer }
  | { type: "remove" }
  | { type: "duplicate" }
  | { type: "reorder"; by: Rise }
  | { type: "hide"; id: string; isHidden: boolean }
  | { type: "lock"; id: string; isLocked: boolean }
  | { type: "replace"; name: string; document: EditedDocument };

export type WorkbenchAction =
  | Change
  | { type: "select"; ids: readonly string[] }
  | { type: "toggle"; id: string }
  | { type: "select all" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "go to"; step: number }
  /** What comes next is a new step, however alike. */
  | { type: "settle" };

export type Dispatch = (action: WorkbenchAction) => void;
