import { lighten, mix } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, glowAt } from "../layout-pieces/light.ts";
import { badgeOf } from "../layout-pieces/make-badge.ts";
import { moveTo } from "../layout-pieces/move.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { box } from "../scene/box.ts";
import { receiptSlip } from "./pieces/receipt-slip.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.5, safe.height),
      paper: box(W * 0.6, -20 * u, W * 0.3, H * 0.96),
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 590), paper: box(W * 0.16, H * 0.485, W * 0.68, H * 0.56) };
  const tall = frame.shape === "portrait";
  return tall
    ? { copy: box(safe.x, safe.y, safe.width, H * 0.4 - safe.y), paper: box(W * 0.2, H * 0.44, W * 0.6, H * 0.62) }
    : { copy: box(safe.x, safe.y, safe.width * 0.5, safe.height), paper: box(W * 0.555, H * 0.06, W * 0.39, H * 0.88) };
}

/** A bill: what others charge for, line by line and crossed out, and what this costs. */
export const receipt: Layout = async (stage) => {
  const { frame, palette: p } = stage;
  const { wide, safe } = frame;
  const { copy, paper } = placesOf(stage);
  const beside = wide || frame.shape === "square";

  const align = beside ? "left" : "center";
  const text = await stack(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "slab", beside ? 96 : 100, { align, maxLines: beside ? 6 : 3 }),
      sublineItem(stage, p.paper, 34, { align, maxLines: 5 }),
      accentButton(stage, { gap: 32, maxWidth: copy.width }),
    ],
    { align, gap: 24, valign: beside ? "middle" : "top" },
  );
  const layers = [...text.layers];
  const badge = beside ? await badgeOf(stage, { rotate: -10, shape: "burst", size: 56 }) : undefined;
  if (badge) {
    const x = Math.min(paper.x + paper.width - badge.box.width * 0.75, safe.x + safe.width - badge.box.width);
    layers.push(moveTo(badge, x, safe.y + safe.height - badge.box.height));
  }

  return {
    layers,
    paint: [
      fade(frame.all, 150, p.paper, mix(p.paper, p.shade, 0.7)),
      glowAt(paper.x + paper.width / 2, paper.y + paper.height * 0.4, paper.height * 0.75, lighten(p.glow, 0.3), 0.75),
      receiptSlip(stage, paper),
    ],
    grain: { opacity: 0.06 },
  };
};
