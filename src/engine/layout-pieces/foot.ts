import type { Layer } from "../layers/layer.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import { inkButton } from "./button-items.ts";
import { logoItem } from "./copy-items.ts";
import { moveTo } from "./move.ts";
import { startOf } from "./reading.ts";
import type { Stage } from "./stage.ts";

type FootWish = {
  ground: string;
  ink: string;
  size?: number;
  /** The colour of the button, if not the ink. */
  fill?: string;
  /** What the brand stands on, where that is not what the button stands on. */
  brandGround?: string;
  brandInk?: string;
};

/**
 * The last line of a poster, on the lower edge of the area: the brand where a line begins, the button where it ends. A
 * long name gets a line of its own.
 */
export async function footOf(stage: Stage, area: Box, wish: FootWish) {
  const { unit } = stage.frame;
  const { ground, ink, fill = ink, size = 30, brandGround = ground, brandInk = ink } = wish;
  const call = (await inkButton(stage, fill, ground, { size, shape: "block", maxWidth: area.width }))?.layer;
  const rest = area.width - (call ? call.box.width + 30 * unit : 0);
  const look = { size: size + 2, color: brandInk };
  const whole = (await logoItem(stage, brandGround, { ...look, maxWidth: area.width }))?.layer;
  const isAlone = call && whole && whole.box.width * 0.85 > rest;
  const brand = isAlone ? whole : (await logoItem(stage, brandGround, { ...look, maxWidth: rest }))?.layer;
  const [callHeight, brandHeight] = [call?.box.height ?? 0, brand?.box.height ?? 0];
  const height = isAlone ? brandHeight + 22 * unit + callHeight : Math.max(brandHeight, callHeight);
  const top = bottom(area) - height;
  const fromRight = startOf(stage) === "right";
  const place = (layer: Layer, toRight: boolean, y: number) =>
    moveTo(layer, toRight ? right(area) - layer.box.width : area.x, y);
  const brandTop = isAlone ? top : top + (height - brandHeight) / 2;
  // Without a name the button begins the line.
  const callRight = isAlone || !brand ? fromRight : !fromRight;
  return {
    layers: [
      ...(brand ? [place(brand, fromRight, brandTop)] : []),
      ...(call ? [place(call, callRight, bottom(area) - callHeight)] : []),
    ],
    box: box(area.x, top, area.width, height),
  };
}
