import { mix } from "../color/mix.ts";
import { fill } from "../layout-pieces/light.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { bottom, box } from "../scene/box.ts";
import { logoMarkSvg } from "../scene/logo-mark.ts";
import type { Scene } from "../scene/scene.ts";
import { at, type Node } from "../tree/node.ts";
import { drawingAt } from "../tree/svg.ts";
import type { BannerLook } from "./banner-look.ts";
import type { Plan } from "./banner-plan.ts";
import { familyOf } from "./plan-banner.ts";

/** Doodles lie on their page, memes have a frame: neither stands anywhere. */
const IN_ITS_FRAME: ReadonlySet<Scene["type"]> = new Set(["chatgptdoodle", "meme"]);
/** Where a drawing's floor begins, as a share of its height. */
const FLOOR = 0.64;
/** Least height, as a share of the width, of room that looks forgotten. */
const EMPTY = 0.85;

/** The ground of a banner, and what keeps a large one from looking empty: a floor, a round light, the brand's mark. */
export function bannerGround(
  { scene, palette, frame, logo }: Stage,
  plan: Plan,
  look: BannerLook,
  isDrawing: boolean,
): Node[] {
  const { ground } = look;
  const { width: W, height: H } = frame;
  const base = fill(frame.all, ground);
  const isTower = familyOf(frame) === "tower";
  if (plan.visual && isDrawing && !IN_ITS_FRAME.has(scene.type)) {
    const { x, y, width, height } = plan.visual;
    if (isTower) {
      const top = Math.round(y + height * FLOOR);
      return [base, fill(box(0, top, W, H - top), mix(ground, palette.shade, 0.6))];
    }
    const side = Math.max(width, height) * 1.3;
    const round = box(x + (width - side) / 2, y + (height - side) / 2, side, side);
    return [base, at(round, { borderRadius: side / 2, backgroundColor: mix(ground, palette.glow, 0.7) })];
  }
  if (plan.visual || !isTower) return [base];
  const words = bottom((plan.detail ?? plan.headline).area);
  const floor = plan.button?.box.y ?? H;
  if (floor - words < W * EMPTY) return [base];
  // Nobody's own logo stands beside a mark of ours.
  const { mark } = scene.brand;
  if (logo || !plan.logo || !mark) return [base];
  const side = Math.min(W * 1.7, (floor - words) * 1.2);
  const body = logoMarkSvg(mark, ground, mix(ground, look.ink, 0.13));
  const place = box(W - side * 0.72, words + (floor - words - side) / 2, side, side);
  return [base, drawingAt({ width: 48, height: 48, body }, place)];
}
