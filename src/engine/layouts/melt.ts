import { isDark } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { badgeOf } from "../layout-pieces/make-badge.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { stack, stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { between, seededRandom } from "../random.ts";
import { box, contain, part } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe } = frame;
  if (frame.wide)
    return {
      drip: H * 0.16,
      head: box(safe.x, H * 0.36, safe.width * 0.54, H * 0.64 - safe.y),
      foot: undefined,
      art: box(W * 0.6, H * 0.24, W * 0.34, H * 0.74),
    };
  if (frame.story)
    return {
      drip: H * 0.11,
      head: box(safe.x, safe.y + 210, safe.width, 580),
      foot: undefined,
      art: box(W * 0.1, H * 0.55, W * 0.8, H * 0.44),
    };
  const tall = frame.shape === "portrait";
  return {
    drip: H * 0.14,
    head: box(safe.x, H * (tall ? 0.28 : 0.29), safe.width, H * (tall ? 0.3 : 0.28)),
    foot: box(safe.x, H * 0.6, safe.width * 0.44, H * 0.4 - safe.y),
    art: box(W * 0.5, H * (tall ? 0.55 : 0.56), W * 0.46, H * (tall ? 0.43 : 0.42)),
  };
}

/** Icing runs down from the top. For sales, seasons and anything sweet. */
export const melt: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { wide, story, unit: u, safe } = frame;
  const { drip, head, foot, art: room } = placesOf(stage);
  const art = heroArt(stage);
  // In a wide picture the thing moves to the left to make room for the badge.
  const product = contain(room, art.aspect, wide && slots.badge ? 0.1 : 0.5, 0.7);
  const band = box(safe.x, safe.y, safe.width, 60 * u);

  // On a dark ground the glow is too dull for icing.
  const icing = isDark(p.paper) ? p.accent : lighten(p.glow, 0.45);
  const align = story ? "center" : "left";
  const small = [
    sublineItem(stage, p.paper, 36, { weight: 600, maxLines: 4, align }),
    await buttonItem(stage, { fill: icing, color: readableOn(icing, p.ink), gap: 30 }),
  ];
  const large = headlineItem(stage, p.paper, "rounded", wide ? 118 : 142, { maxLines: 4, align });
  const text = await stackCopy(stage, head, [large, ...(foot ? [] : small)], { align });
  const below = foot ? await stack(stage, foot, small, { valign: "bottom" }) : undefined;
  const logo = await logoItem(stage, icing, { size: 32 });
  const badge = story
    ? undefined
    : await badgeOf(stage, { rotate: 9, size: wide || (slots.badge?.text.length ?? 0) > 5 ? 44 : 58 });
  const layers = [
    ...text.layers,
    ...(below?.layers ?? []),
    ...(logo ? [placeIn(logo.layer, band, story ? 0.5 : 0, 0)] : []),
    ...(badge ? [placeIn(badge, safe, 1, 0)] : []),
  ];

  return {
    layers,
    keepClear: [part(product, 0.2, 0.1, 0.6, 0.8)],
    paint: [
      fill(frame.all, p.paper),
      sprinkles(frame, [p.shade, p.glow, mix(p.paper, p.pop, 0.6)], scene.seed),
      icingAt(frame, Math.max(drip, safe.y + 74 * u), icing, darken(p.shade, 0.3), scene.seed),
      paintArt(art, product, { ...lifted(product, darken(p.shade, 0.6), 0.4), transform: "rotate(6deg)" }),
    ],
    grain: { opacity: 0.06 },
  };
};

/** A wavy hem of drops, each with its own length, and a shadow of the same hem below. */
function icingAt({ width, height, all, unit: u }: Frame, level: number, color: string, shadow: string, seed: number) {
  const random = seededRandom(seed * 7 + 5);
  const step = 92 * u;
  let path = `M0 0V${level}`;
  for (let x = 0; x < width; x += step) {
    const drop = level + between(random, 0.01, 0.12) * Math.min(height, width);
    const half = step / 2;
    path += `C${x} ${drop + 30 * u} ${x + half} ${drop + 30 * u} ${x + half} ${drop - 20 * u}C${x + half} ${level - 26 * u} ${x + step} ${level - 26 * u} ${x + step} ${level}`;
  }
  const shape = `${path}V0Z`;
  return svgAt(
    all,
    `<path d="${shape}" fill="${shadow}" opacity=".22" transform="translate(0 ${12 * u})"/><path d="${shape}" fill="${color}"/>`,
  );
}

function sprinkles({ width, height, all, unit: u }: Frame, colors: string[], seed: number) {
  const random = seededRandom(seed * 13 + 1);
  const dots = Array.from({ length: 70 }, () => {
    const [x, y] = [between(random, 0, width), between(random, height * 0.1, height)];
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${26 * u}" height="${8 * u}" rx="${4 * u}" fill="${colors[Math.floor(random() * colors.length)]}" opacity=".55" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  });
  return svgAt(all, dots.join(""));
}
