import { icon } from "../art/icon.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { badgeOf } from "../layout-pieces/make-badge.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box, contain, part } from "../scene/box.ts";
import { at, flex } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage): { copy: Box; list: Box; picture: Box } {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.53, safe.height * 0.46),
      list: box(safe.x, safe.y + safe.height * 0.5, safe.width * 0.53, safe.height * 0.28),
      picture: box(W * 0.63, 0, W * 0.37, H),
    };
  if (frame.story)
    return {
      copy: box(safe.x, safe.y, safe.width, 380),
      list: box(safe.x, safe.y + 410, safe.width, 340),
      picture: box(0, 1180, W, H - 1180),
    };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, safe.y, safe.width, H * 0.27),
    list: box(safe.x, safe.y + H * 0.27 + 34 * u, safe.width * 0.56, H * (tall ? 0.38 : 0.34)),
    picture: box(W * 0.6, H * (tall ? 0.4 : 0.38), W * 0.4, H * (tall ? 0.6 : 0.62)),
  };
}

/** What is included as a list with ticks, beside tools on a slanted block of the company's colour. */
export const checklist: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, safe, height: H, width: W } = frame;
  const { copy, list, picture } = placesOf(stage);
  const art = heroArt(stage);
  const [second] = extraArt(stage);
  const [top, share] = story ? [0.12, 0.8] : wide ? [0.08, 0.6] : [0.2, 0.5];
  const hero = contain(part(picture, 0.06, top, 0.9, share), art.aspect);
  const beside = second
    ? contain(
        story
          ? box(W * 0.06, picture.y + picture.height * 0.4, W * 0.34, W * 0.34)
          : box(picture.x + picture.width * 0.04, H - picture.width * 0.62, picture.width * 0.5, picture.width * 0.5),
        second.aspect,
      )
    : undefined;
  const bullets = (slots.bullets ?? []).slice(0, wide ? 4 : 5);
  const columns = wide ? 2 : 1;
  const rows = Math.ceil(bullets.length / columns);
  const width = list.width / columns;
  const tall = Math.min(list.height / Math.max(1, rows), (frame.shape === "portrait" ? 122 : 96) * u);
  const tick = Math.min(tall * 0.62, 52 * u);

  const ink = readableOn(p.paper, p.ink);
  const head = await stack(
    stage,
    copy,
    [logoItem(stage, p.paper), headlineItem(stage, p.paper, "wide", wide ? 84 : 92, { maxLines: 3 })],
    { gap: 26 },
  );
  // The list begins below the headline, however many lines that takes.
  const from = Math.max(list.y, head.box.y + head.box.height + 30 * u);
  const cells = bullets.map((_, index) =>
    box(list.x + (index % columns) * width, from + Math.floor(index / columns) * tall, width, tall),
  );
  const layers: Layer[] = [...head.layers];
  for (const [index, { x, y }] of cells.entries())
    layers.push(
      await setText(stage, box(x + tick + 18 * u, y, width - tick - 30 * u, tall), {
        id: `bullet-${index + 1}`,
        text: bullets[index] ?? "",
        typeface: "sans",
        size: frame.shape === "portrait" ? 44 : 38,
        weight: 600,
        leading: 1.12,
        color: ink,
        valign: "middle",
        maxLines: 2,
      }),
    );
  const button = await accentButton(stage, { shape: "block", size: 36, arrow: false });
  const end = from + rows * tall;
  if (button)
    layers.push(
      placeIn(
        button.layer,
        box(safe.x, end + 26 * u, safe.width, safe.y + safe.height - end - 26 * u),
        0,
        story || wide ? 0 : 1,
      ),
    );
  const badge = story ? undefined : await badgeOf(stage, { rotate: 10, size: 54 });
  if (badge)
    layers.push(
      placeIn(
        badge,
        box(picture.x, safe.y, W - picture.x - safe.x, H - 2 * safe.y),
        1,
        wide ? 1 : (picture.y - badge.box.height * 0.42 - safe.y) / (H - 2 * safe.y - badge.box.height),
      ),
    );

  const slant = svgAt(
    frame.all,
    !story
      ? `<path d="M${picture.x + 70 * u} ${wide ? 0 : picture.y + 120 * u}L${W} ${wide ? 0 : picture.y - 20 * u}V${H}H${picture.x - 60 * u}Z" fill="${mix(p.accent, p.shade, 0.1)}"/>`
      : `<path d="M0 ${picture.y + 90}L${W} ${picture.y - 20}V${H}H0Z" fill="${p.accent}"/>`,
  );
  return {
    layers,
    keepClear: [part(hero, 0.15, 0.15, 0.7, 0.7)],
    paint: [
      fill(frame.all, lighten(p.paper, 0.12)),
      slant,
      paintArt(art, hero, {
        ...lifted(hero, darken(p.accent, 0.7), 0.45),
        transform: "rotate(-6deg)",
      }),
      ...(second && beside
        ? [paintArt(second, beside, { ...lifted(beside, darken(p.accent, 0.7), 0.4), transform: "rotate(10deg)" })]
        : []),
      ...cells.map(({ x, y }) =>
        at(
          box(x, y + (tall - tick) / 2, tick, tick),
          { backgroundColor: p.accent, borderRadius: tick * 0.3, alignItems: "center", justifyContent: "center" },
          flex({}, icon("check", tick * 0.66, p.onAccent, 3.4)),
        ),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};
