import { icon } from "../art/icon.ts";
import type { IconName } from "../art/icons.ts";
import { initials, label } from "../art/screens/screen-kit.ts";
import { labelOr } from "../art/screens/skeleton.ts";
import { darken, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { headlineWish } from "../layout-pieces/copy-items.ts";
import { fill, mesh } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at, column, row } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

const INK = "#12131a";

/** A screenshot of a post with a picture. The headline is what the person wrote. */
export const post: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, height: H, width: W } = frame;
  const card = story ? box(safe.x, safe.y, safe.width, H * 0.9 - safe.y) : safe;
  const pad = 44 * u;
  const unnamed = { name: scene.brand.name, ...(!scene.said && { role: "posted just now" }) };
  const person: { name: string; role?: string } = slots.person ?? unnamed;
  const headHeight = 92 * u;
  const written = wide
    ? box(card.x + pad, card.y + pad + headHeight, card.width * 0.52 - pad, card.height - 2 * pad - headHeight - 60 * u)
    : box(
        card.x + pad,
        card.y + pad + headHeight + 10 * u,
        card.width - 2 * pad,
        (story ? safe.height * 0.42 : card.height * 0.3) - 10 * u,
      );
  const actions = 60 * u;
  const feet = wide
    ? box(card.x + pad, bottom(card) - pad - actions, card.width * 0.5, actions)
    : box(card.x + pad, bottom(card) - pad - actions + 10 * u, card.width - 2 * pad, actions);

  const text = await setText(
    stage,
    written,
    headlineWish(stage, "sans", {
      size: wide ? 54 : 58,
      minSize: 28,
      weight: 560,
      leading: 1.2,
      tracking: -0.015,
      color: INK,
      maxLines: 7,
    }),
  );
  // The picture takes what the words leave.
  const picture = wide
    ? box(card.x + card.width * 0.56, card.y + pad, card.width * 0.44 - pad, card.height - 2 * pad)
    : box(
        card.x + pad,
        bottom(text.box) + 26 * u,
        card.width - 2 * pad,
        bottom(card) - pad - actions - bottom(text.box) - 40 * u,
      );

  const art = heroArt(stage);
  // Nobody said how many people liked it, so a picture from a description counts nobody.
  const count = (name: IconName, value: string) =>
    row({ gap: 12 * u }, icon(name, 36 * u, "#676a7a", 2.2), !scene.said && label(value, 26 * u, "#676a7a", 550));
  const likes = slots.stats?.[0]?.value ?? "412";
  const answers = slots.stats?.[1]?.value ?? "38";
  return {
    layers: [text],
    paint: [
      mesh(frame.all, p.paper, [
        [0.1, 0.1, 0.5, p.shade],
        [0.9, 0.9, 0.6, mix(p.accent, p.paper, 0.4)],
        [0.8, 0.1, 0.4, p.glow],
      ]),
      at(card, {
        backgroundColor: "#ffffff",
        borderRadius: 44 * u,
        boxShadow: softShadow(u, darken(p.shade, 0.6), 1.2),
      }),
      at(
        box(card.x + pad, card.y + pad, (wide ? card.width * 0.5 : card.width) - 2 * pad, headHeight - 14 * u),
        { alignItems: "center", gap: 20 * u },
        initials(person.name, 76 * u, p.accent, readableOn(p.accent, p.onAccent)),
        column(
          {},
          label(person.name, 31 * u, INK, 720),
          labelOr(person.role, { size: 25 * u, color: "#676a7a", width: 170 * u, weight: 480 }),
        ),
      ),
      at(
        picture,
        { backgroundColor: mix(p.paper, p.shade, 0.35), borderRadius: 30 * u, overflow: "hidden" },
        ...(scene.art.kit === "landscape" ? art.paint(box(0, 0, picture.width, picture.height)) : []),
      ),
      ...(scene.art.kit === "landscape"
        ? []
        : [paintArt(art, contain(inset(picture, picture.width * 0.06, picture.height * 0.08), art.aspect))]),
      at(
        feet,
        { alignItems: "center", gap: 54 * u },
        count("message-circle", answers),
        count("heart", likes),
        count("bookmark", slots.note ?? "saved"),
      ),
      ...(story ? [fill(box(W * 0.4, H * 0.955, W * 0.2, 8 * u), readableOn(p.paper, p.ink))] : []),
    ],
  };
};
