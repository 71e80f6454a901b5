import { darken, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineWish, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { rays } from "../layout-pieces/rays.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain, inset, part } from "../scene/box.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe } = frame;
  if (frame.wide)
    return {
      type: box(safe.x, safe.y, safe.width * 0.6, safe.height * 0.56),
      foot: box(safe.x, safe.y + safe.height * 0.6, safe.width * 0.56, safe.height * 0.4),
      art: box(W * 0.6, H * 0.03, W * 0.38, H * 0.94),
    };
  if (frame.story)
    return {
      type: box(safe.x, safe.y, safe.width, 590),
      foot: box(safe.x, safe.y + 612, safe.width, 280),
      art: box(W * 0.06, H * 0.58, W * 0.88, H * 0.4),
    };
  const share = frame.shape === "square" ? 0.5 : 0.48;
  return {
    type: box(safe.x, safe.y, safe.width, safe.height * share),
    foot: box(safe.x, safe.y + safe.height * (share + 0.03), safe.width * 0.46, safe.height * (0.97 - share)),
    art: box(W * 0.47, H * (share + 0.06), W * 0.54, H * (0.92 - share)),
  };
}

const ACCENTED = /[À-ÖØ-ÞŠŽČŘĚŮĞİŁŃŚŹŻŐŰȘȚЁЙ]/iu;

/** A very large headline on sunbeams, with the product leaning in from the corner. */
export const poster: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { type, foot, art: room } = placesOf(stage);
  const art = heroArt(stage);
  // An ornament has full corners, which must not reach the words when it is turned.
  const product = contain(scene.art.kit === "shape" ? inset(room, room.width * 0.09) : room, art.aspect, 0.5, 0.5);
  const middle = { x: product.x + product.width / 2, y: product.y + product.height / 2 };

  const beam = mix(p.paper, p.shade, 0.75);
  const ink = readableOn(beam, p.ink);
  const headline = await setText(
    stage,
    type,
    headlineWish(stage, "condensed", {
      size: 330,
      minSize: 60,
      maxLines: 4,
      uppercase: true,
      color: ink,
      strong: { color: pushedToRead(p.accent, beam) },
      // Accents stand on top of capitals.
      leading: ACCENTED.test(stage.slots.headline) ? 1.24 : 1.06,
    }),
  );
  const copy = await stack(
    stage,
    foot,
    [
      sublineItem(stage, p.paper, 34, { weight: 600, color: ink }),
      inkButton(stage, ink, p.paper, { gap: 30 }),
      frame.story ? undefined : logoItem(stage, p.paper, { gap: 34, size: 30 }),
    ],
    { valign: frame.story ? "top" : "bottom" },
  );

  return {
    layers: [placeIn(headline, type, 0, 0), ...copy.layers],
    // The corners of a drawing are mostly empty.
    keepClear: [part(product, 0.16, 0.12, 0.68, 0.76)],
    paint: [
      fill(frame.all, p.paper),
      rays(frame, middle.x, middle.y, beam),
      paintArt(art, product, {
        ...lifted(product, darken(p.shade, 0.7), 0.4),
        transform: `rotate(${scene.art.kit === "screen" ? -4 : 9}deg)`,
      }),
    ],
    grain: { opacity: 0.08, blend: "multiply" },
  };
};
