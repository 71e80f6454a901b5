import { icon } from "../art/icon.ts";
import { initials, label } from "../art/screens/screen-kit.ts";
import { bar, labelOr } from "../art/screens/skeleton.ts";
import { alpha, darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill, glowAt } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box, contain, inset } from "../scene/box.ts";
import { at, column, row } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.48, safe.height),
      post: box(W * 0.54, H * 0.56, W * 0.4, H * 0.34),
      screen: box(W * 0.58, H * 0.1, W * 0.52, H * 0.62),
    };
  if (frame.story)
    return {
      copy: box(safe.x, safe.y, safe.width, 560),
      post: box(safe.x, 930, safe.width, 290),
      screen: box(W * 0.06, 1170, W * 0.9, H * 0.5),
    };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, safe.y, safe.width, H * (tall ? 0.4 : 0.44) - safe.y),
    post: box(safe.x, H * (tall ? 0.76 : 0.735), safe.width * 0.74, H * (tall ? 0.18 : 0.205)),
    screen: box(W * 0.2, H * (tall ? 0.45 : 0.48), W * 0.84, H * (tall ? 0.5 : 0.6)),
  };
}

/** A dark grid with the screen of something just built, and the post that announces it. */
export const launchNote: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { unit: u, wide, width: W, height: H } = frame;
  const { copy, post, screen } = placesOf(stage);
  const art = heroArt(stage);
  const window = contain(screen, art.aspect, 0.5, 0);
  const pad = 26 * u;
  const quote = box(post.x + pad, post.y + pad + 76 * u, post.width - 2 * pad, post.height - 2 * pad - 78 * u);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "geometric", wide ? 92 : 104, { maxLines: wide ? 5 : 3 }),
      sublineItem(stage, p.paper, 33, { maxLines: 3 }),
      accentButton(stage, { gap: 28, shape: "block", size: 32 }),
    ],
    { gap: 22 },
  );
  const written = slots.post ?? (scene.said ? undefined : "It is live. I am going to bed.");
  const words =
    written &&
    (await setText(stage, quote, {
      id: "note",
      text: written,
      typeface: "sans",
      size: 36,
      weight: 550,
      leading: 1.22,
      color: "#17141f",
      maxLines: 3,
      valign: "middle",
    }));

  const maker = scene.said ? { name: scene.brand.name } : { name: "The maker", role: "built it alone" };
  return {
    layers: [...text.layers, ...(words ? [words] : [])],
    paint: [
      fill(frame.all, p.paper),
      grid(stage),
      glowAt(
        window.x + window.width / 2,
        window.y + window.height / 2,
        window.height * 1.1,
        mix(p.glow, p.accent, 0.35),
        0.7,
      ),
      glowAt(0, H, Math.min(W, H) * 0.6, p.shade, 0.8),
      paintArt(art, window, { transform: `rotate(${wide ? 2 : -2}deg)` }),
      postCard(stage, post, slots.person ?? maker),
      ...(words ? [] : [unwritten(stage, quote)]),
    ],
    grain: { opacity: 0.06 },
  };
};

function grid({ frame, palette: p }: Stage) {
  const { width: W, height: H, unit: u } = frame;
  const step = 60 * u;
  const lines = [
    ...Array.from({ length: Math.ceil(W / step) }, (_, index) => `M${index * step} 0V${H}`),
    ...Array.from({ length: Math.ceil(H / step) }, (_, index) => `M0 ${index * step}H${W}`),
  ].join("");
  return svgAt(
    frame.all,
    `<path d="${lines}" stroke="${mix(p.paper, p.ink, 0.09)}" stroke-width="${1.5 * u}" fill="none"/>`,
  );
}

/** Two lines nobody wrote. */
const unwritten = ({ frame }: Stage, area: Box) =>
  at(
    area,
    { flexDirection: "column", justifyContent: "center" },
    bar(area.width * 0.86, 34 * frame.unit, "#dcd9e3"),
    bar(area.width * 0.58, 34 * frame.unit, "#dcd9e3"),
  );

/** The card of a post: who wrote it, what they do, and a reaction. What they wrote is a text layer. */
function postCard({ frame, palette: p, scene }: Stage, area: Box, person: { name: string; role?: string }) {
  const { unit: u } = frame;
  const heart = row(
    { gap: 8 * u },
    icon("heart", 26 * u, "#e2365b", 2.6),
    !scene.said && label("launch day", 20 * u, "#6a6478", 600),
  );
  return at(
    area,
    {
      backgroundColor: "#ffffff",
      borderRadius: 30 * u,
      boxShadow: `${softShadow(u, darken(p.paper, 0.5), 1.5)}, 0 0 0 ${1.5 * u}px ${alpha(lighten(p.ink, 0.2), 0.15)}`,
      transform: "rotate(0deg)",
    },
    at(
      inset(box(0, 0, area.width, area.height), 26 * u),
      { justifyContent: "space-between", alignItems: "flex-start" },
      row(
        { gap: 16 * u },
        initials(person.name, 62 * u, p.accent, readableOn(p.accent, p.onAccent)),
        column(
          {},
          label(person.name, 27 * u, "#17141f", 700),
          labelOr(person.role, { size: 22 * u, color: "#6a6478", width: 150 * u }),
        ),
      ),
      heart,
    ),
  );
}
