import { icon } from "../art/icon.ts";
import { drawScreen, isPhone } from "../art/screens/draw-screen.ts";
import { label } from "../art/screens/screen-kit.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, glowAt } from "../layout-pieces/light.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { artContext, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain } from "../scene/box.ts";
import { at, column, flex, type Node } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.5, safe.height),
      phone: box(W * 0.62, H * 0.09, W * 0.27, H * 1.3),
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 600), phone: box(W * 0.2, H * 0.48, W * 0.6, H * 0.7) };
  const tall = frame.shape === "portrait";
  return {
    copy: tall
      ? box(safe.x, safe.y, safe.width, H * 0.37 - safe.y)
      : box(safe.x, safe.y, safe.width * 0.5, safe.height),
    phone: tall ? box(W * 0.24, H * 0.4, W * 0.52, H * 0.9) : box(W * 0.57, H * 0.1, 400 * u, H * 1.1),
  };
}

/** An app on a phone that runs out of the picture. Stats float beside it as notifications. */
export const phone: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { unit: u, width: W, height: H } = frame;
  const { copy, phone: room } = placesOf(stage);
  const beside = frame.wide || frame.shape === "square";
  const reference =
    scene.art.kit === "screen" && isPhone(scene.art.variant)
      ? scene.art
      : { kit: "screen" as const, variant: "mobile" as const, seed: scene.seed };
  const art = drawScreen(reference, artContext(stage));
  const area = contain(room, art.aspect, 0.5, 0);

  const align = beside ? "left" : "center";
  const text = await stack(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      kickerItem(stage, p.paper, { align }),
      headlineItem(stage, p.paper, "geometric", frame.wide ? 104 : beside ? 96 : 104, {
        align,
        maxLines: beside ? 5 : 3,
      }),
      sublineItem(stage, p.paper, 34, { align, maxLines: 5 }),
      accentButton(stage, { gap: 32, maxWidth: copy.width }),
    ],
    { align, gap: 22, valign: beside ? "middle" : "top" },
  );

  const stats = (slots.stats ?? []).slice(0, 2);
  const notes = stats.map((stat, index): Node => {
    const left = index === 0;
    const x = beside
      ? left
        ? area.x - (frame.wide ? 150 : 24) * u
        : Math.min(W - 346 * u, area.x + area.width - 210 * u)
      : left
        ? Math.max(20 * u, area.x - 170 * u)
        : Math.min(W - 350 * u, area.x + area.width - 170 * u);
    const y = area.y + Math.min(area.height, H - area.y) * (beside ? (left ? 0.5 : 0.76) : left ? 0.4 : 0.72);
    return at(
      box(x, y, 330 * u, 100 * u),
      {
        backgroundColor: "#ffffff",
        borderRadius: 28 * u,
        padding: 16 * u,
        gap: 14 * u,
        alignItems: "center",
        boxShadow: softShadow(0.8 * u, p.ink, 1.2),
        transform: `rotate(${left ? -4 : 3}deg)`,
      },
      flex(
        {
          width: 62 * u,
          height: 62 * u,
          borderRadius: 20 * u,
          backgroundColor: left ? p.pop : p.accent,
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
        },
        icon(left ? "bell" : "sparkles", 34 * u, readableOn(left ? p.pop : p.accent, "#ffffff"), 2.4),
      ),
      column({}, label(stat.value, 28 * u, "#15122a", 750), label(stat.label, 21 * u, "#5a566e", 500)),
    );
  });
  return {
    layers: text.layers,
    keepClear: [area],
    paint: [
      fade(frame.all, 160, p.paper, mix(p.paper, p.shade, 0.75)),
      at(
        box(
          area.x + area.width / 2 - area.width * 0.95,
          area.y + area.width * 0.16,
          area.width * 1.9,
          area.width * 1.9,
        ),
        { borderRadius: area.width, backgroundColor: mix(p.shade, p.accent, 0.22), opacity: 0.55 },
      ),
      glowAt(area.x + area.width / 2, area.y + area.width, area.width * 1.3, lighten(p.glow, 0.3), 0.7),
      paintArt(art, area, { filter: `drop-shadow(${24 * u}px ${34 * u}px ${40 * u}px ${darken(p.shade, 0.55)}55)` }),
      ...notes,
    ],
    grain: { opacity: 0.05 },
  };
};
