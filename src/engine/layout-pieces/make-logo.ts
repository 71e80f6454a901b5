import { readableOn } from "../color/readable-on.ts";
import type { LogoLayer } from "../layers/layer.ts";
import { LOGO_GAP } from "../layers/paint-layer.ts";
import { box } from "../scene/box.ts";
import { measureLogo } from "./measure-logo.ts";
import { setText } from "./set-text.ts";
import type { Stage } from "./stage.ts";

export type LogoWish = {
  color: string;
  /** The ground, where it is known. */
  on?: string;
  markFill?: string;
  size?: number;
  maxWidth?: number;
};

/** Whether there is a name to sign with. */
export const isNamed = ({ brand }: Stage["scene"]) => /[\p{L}\p{N}]/u.test(brand.name);

/**
 * Mark and name side by side, at the origin. The brand's own logo takes the place of the mark; a wide one has the name
 * in it and stands alone. Where there is neither, the name does.
 */
export async function makeLogo(
  stage: Stage,
  { color, on, markFill = stage.palette.accent, size = 34, maxWidth = 520 * stage.frame.unit }: LogoWish,
): Promise<LogoLayer> {
  const { unit } = stage.frame;
  const { name, mark } = stage.scene.brand;
  const own = stage.logo && (await measureLogo(stage, stage.logo, { on, size, maxWidth }));
  const side = own?.height ?? size * 1.4 * unit;
  const picture = own?.width ?? (mark ? side : 0);
  const before = picture && picture + side * LOGO_GAP;
  const text = own && (own.isWide || !isNamed(stage.scene)) ? "" : name;
  const label = await setText(stage, box(0, 0, maxWidth - before, size * 2 * unit), {
    id: "logo",
    text: name,
    typeface: "grotesque",
    size,
    color,
    maxLines: 1,
  });
  return {
    kind: "logo",
    id: "logo",
    text,
    mark,
    markFill,
    markInk: readableOn(markFill, "#ffffff"),
    ...(own && { picture: { width: own.width, plate: own.plate } }),
    style: label.style,
    box: box(0, 0, text ? before + label.box.width : picture, side),
  };
}
