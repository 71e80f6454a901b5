import { contrast } from "../color/contrast.ts";
import { readableOn, readableOnFlat } from "../color/readable-on.ts";
import type { Composed } from "../composition/compose-scene.ts";
import type { ButtonLayer, Layer } from "../layers/layer.ts";
import type { Scene } from "../scene/scene.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { TYPEFACES } from "../scene/typefaces.ts";
import type { Node } from "../tree/node.ts";

export type Face = Omit<TextStyle, "size" | "color" | "align">;

/** What a banner takes over from the picture it belongs to. */
export type BannerLook = {
  ground: string;
  ink: string;
  muted: string;
  headline: Face;
  button: Pick<ButtonLayer, "fill" | "shape"> & { ink: string };
  markFill: string;
};

const HEX = /^#[0-9a-f]{6}$/i;
/** Least contrast of a button, or of a mark, to the ground it lies on. */
const SEEN = 1.7;
/** Lines of small letters need more room than those of a poster. */
const MIN_LEADING = 1.02;

/** Looks at the whole picture: its ground, the face of its headline, its button. */
export function bannerLook({ palette: p, typeface }: Scene, { frame, composition }: Composed): BannerLook {
  // A mixed colour belongs to something painted, not to the page.
  const painted = groundOf(composition.paint, frame)?.toLowerCase();
  const ground = Object.values(p).find((color) => color.toLowerCase() === painted) ?? p.paper;
  const head = headOf(composition.layers);
  const ink = readableOnFlat(ground, ...(head && HEX.test(head.color) ? [head.color] : []), p.ink, p.paper, p.onAccent);
  const drawn = composition.layers.find((layer): layer is ButtonLayer => layer.kind === "button");
  const fill = [drawn?.fill, p.accent, p.pop, p.ink, ink].find((color) => color && contrast(color, ground) >= SEEN);
  const shown = fill ?? ink;
  return {
    ground,
    ink,
    muted: readableOn(ground, p.muted, ink),
    headline: faceOf(head, typeface),
    button: {
      fill: shown,
      shape: drawn && drawn.shape !== "line" ? drawn.shape : "block",
      ink: readableOnFlat(shown, p.onAccent, p.paper, p.ink),
    },
    markFill: [p.accent, p.pop, p.ink, ink].find((color) => contrast(color, ground) >= SEEN) ?? ink,
  };
}

/** The last colour that fills the whole picture. */
function groundOf(paint: readonly Node[], { width, height }: { width: number; height: number }): string | undefined {
  const isWhole = ({ style }: Node) =>
    Number(style?.width) >= width * 0.98 && Number(style?.height) >= height * 0.98 && Number(style?.left ?? 0) <= 1;
  const colors = paint
    .filter(isWhole)
    .map(({ style }) => style?.backgroundColor)
    .filter((color): color is string => typeof color === "string" && HEX.test(color));
  return colors.at(-1);
}

/** The style of the largest words. */
function headOf(layers: readonly Layer[]): (TextStyle & { isUpper: boolean }) | undefined {
  const named = layers.find(({ id }) => id === "headline");
  const giant = layers.find(({ kind }) => kind === "giant");
  const layer = named ?? giant;
  if (!layer) return undefined;
  const drawn = layer.kind === "giant" ? layer.lines.map(({ text }) => text).join(" ") : "";
  const isUpper = layer.style.uppercase === true || (drawn !== "" && drawn === drawn.toUpperCase());
  return { ...layer.style, isUpper };
}

function faceOf(style: (TextStyle & { isUpper: boolean }) | undefined, wanted: Scene["typeface"]): Face {
  const typeface = style?.typeface ?? wanted ?? "grotesque";
  const usual = TYPEFACES[typeface];
  return {
    typeface,
    weight: style?.weight ?? usual.weight,
    tracking: Math.max(-0.03, style?.tracking ?? usual.tracking),
    leading: Math.max(MIN_LEADING, style?.leading ?? usual.leading),
    ...(style?.width && { width: style.width }),
    ...(style?.opticalSize && { opticalSize: style.opticalSize }),
    ...(style?.italic && { italic: true }),
    ...(style?.isUpper && { uppercase: true }),
  };
}
