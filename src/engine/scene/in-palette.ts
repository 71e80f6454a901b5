import type { AddedLayer } from "./added-layer.ts";
import type { Palette, PaletteRole } from "./palette.ts";
import type { Scene } from "./scene.ts";

/** In other colours: added layers that had one of the creative's take the one that has its role now. */
export function inPalette(scene: Scene, palette: Palette): Scene {
  const roles = Object.keys(scene.palette) as PaletteRole[];
  const next = (color: string) => {
    const role = roles.find((one) => scene.palette[one].toLowerCase() === color.toLowerCase());
    return role ? palette[role] : color;
  };
  return { ...scene, palette, ...(scene.added && { added: scene.added.map((layer) => recoloured(layer, next)) }) };
}

function recoloured(layer: AddedLayer, next: (color: string) => string): AddedLayer {
  switch (layer.kind) {
    case "picture":
      return layer;
    case "logo":
      return { ...layer, color: next(layer.color) };
    case "shape":
      return { ...layer, fill: next(layer.fill) };
    case "text": {
      const style = { ...layer.style, color: next(layer.style.color) };
      return { ...layer, style, ...(layer.ground && { ground: next(layer.ground) }) };
    }
    default:
      return { ...layer, style: { ...layer.style, color: next(layer.style.color) }, fill: next(layer.fill) };
  }
}
