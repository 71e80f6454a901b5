import { type EditedLayer, hasWords } from "../document/edited-layer.ts";
import { placeStyle } from "./place-style.ts";

type LayerButtonProps = {
  layer: EditedLayer;
  isSelected: boolean;
  describedBy: string;
  onFocus: () => void;
};

/** A layer on the canvas, for the mouse to take hold of and for the keyboard to reach. */
export function LayerButton({ layer, isSelected, describedBy, onFocus }: LayerButtonProps) {
  const { id, name, text, isLocked } = layer;
  const words = hasWords(layer) && text ? `${name}: ${text}` : name;
  return (
    <button
      type="button"
      data-hit={id}
      data-place={id}
      aria-label={isLocked ? `${words} (locked)` : words}
      aria-pressed={isSelected}
      aria-describedby={describedBy}
      className={isLocked ? "bench-placed bench-layer pointer-events-none" : "bench-placed bench-layer"}
      style={placeStyle(layer)}
      onFocus={onFocus}
    />
  );
}
