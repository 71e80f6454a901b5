import { lighten, mix } from "../color/mix.ts";
import { pushedToRead } from "../color/readable-on.ts";
import { buttonItem, headlineItem, logoItem, sublineItem } from "../compose/copy-items.ts";
import { fade, glowAt } from "../compose/light.ts";
import { makeBadge } from "../compose/make-badge.ts";
import { moveTo } from "../compose/move.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { seededRandom } from "../random.ts";
import { type Box, box, contain } from "../scene/box.ts";
import { familyList } from "../scene/typefaces.ts";
import { at, column, flex, type Node, row, words } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

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

/** The bill tells the story: what others charge for, line by line, and what this costs. */
export const receipt: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide } = frame;
  const { copy, paper } = placesOf(stage);
  const beside = wide || frame.shape === "square";
  const align = beside ? "left" : "center";
  const text = await stack(
    stage,
    copy,
    [
      await logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "slab", beside ? 96 : 100, { align, maxLines: beside ? 6 : 3 }),
      sublineItem(stage, p.paper, 34, { align, maxLines: 5 }),
      await buttonItem(stage, { fill: p.accent, color: p.onAccent, gap: 32, maxWidth: copy.width }),
    ],
    { align, gap: 24, valign: beside ? "middle" : "top" },
  );
  const layers = [...text.layers];
  if (slots.badge && beside) {
    const badge = await makeBadge(stage, slots.badge.text, slots.badge.small, {
      fill: p.pop,
      rotate: -10,
      shape: "burst",
      size: 56,
    });
    layers.push(
      moveTo(
        badge,
        Math.min(paper.x + paper.width - badge.box.width * 0.75, frame.safe.x + frame.safe.width - badge.box.width),
        frame.safe.y + frame.safe.height - badge.box.height,
      ),
    );
  }
  return {
    layers,
    paint: [
      fade(frame.all, 150, p.paper, mix(p.paper, p.shade, 0.7)),
      glowAt(paper.x + paper.width / 2, paper.y + paper.height * 0.4, paper.height * 0.75, lighten(p.glow, 0.3), 0.75),
      slip(stage, paper),
    ],
    grain: { opacity: 0.06 },
  };
};

/** The paper itself: a torn hem, dotted leaders and a bar code. Lines read "what | price". */
function slip({ frame, palette: p, slots, scene }: Stage, area: Box): Node {
  const { width: w, height: h } = area;
  const ink = "#27232b";
  const s = w / 420;
  const mono = (text: string, size: number, style = {}) =>
    words(text, {
      fontFamily: familyList("sans"),
      fontSize: size * s,
      fontWeight: 500,
      color: ink,
      whiteSpace: "nowrap",
      letterSpacing: 0.2 * s,
      lineHeight: 1.25,
      ...style,
    });
  const lines = (slots.bullets ?? []).map((line) => {
    const [what = "", price = ""] = line.split("|").map((part) => part.trim());
    return row(
      { justifyContent: "space-between", gap: 10 * s },
      mono(what, Math.min(24, 560 / Math.max(12, what.length + price.length)), {
        textDecoration: "line-through",
        opacity: 0.75,
      }),
      mono(price, 24, { textDecoration: "line-through", opacity: 0.75 }),
    );
  });
  const dashes = svgAt(
    box(0, 0, w - 68 * s, 4 * s),
    `<path d="M0 2H${w}" stroke="${ink}" stroke-width="${3 * s}" stroke-dasharray="${9 * s} ${8 * s}" opacity=".5"/>`,
  );
  const rule = flex({ height: 4 * s, position: "relative" }, dashes);
  const random = seededRandom(scene.seed);
  const bars = Array.from({ length: 42 }, () =>
    flex({
      width: (1.5 + random() * 6) * s,
      height: 70 * s,
      backgroundColor: ink,
      marginRight: (2 + random() * 4) * s,
    }),
  );
  const teeth = Array.from(
    { length: 22 },
    (_, index) => `L${w - ((index + 0.5) * w) / 22} ${h}L${w - ((index + 1) * w) / 22} ${h - 16 * s}`,
  ).join("");
  const price = slots.stats?.[0];
  const sheet = svgAt(box(0, 0, w, h), `<path d="M0 0H${w}V${h - 16 * s}${teeth}Z" fill="#fffefa"/>`, "", {
    filter: `drop-shadow(${14 * s}px ${24 * s}px ${26 * s}px rgba(30,20,40,.32))`,
  });
  const total = price ? totalOf(price) : [];

  /** The name has a line to itself; the label wraps in what the price leaves of the next. */
  function totalOf({ value, label }: { value: string; label: string }): Node[] {
    const size = Math.min(78, 360 / value.length);
    const room = 420 - 2 * 34 - size * 0.66 * value.length - 14;
    return [
      column(
        { gap: 4 * s },
        mono(scene.brand.name, 30, { fontWeight: 750 }),
        row(
          { justifyContent: "space-between", alignItems: "center" },
          mono(label, 21, { opacity: 0.7, width: room * s, whiteSpace: "normal" }),
          words(value, {
            fontFamily: familyList("slab"),
            fontSize: size * s,
            color: pushedToRead(p.accent, "#fffefa"),
            lineHeight: 1,
          }),
        ),
      ),
    ];
  }
  return at(
    area,
    { transform: `rotate(${frame.wide ? 4 : 3}deg)` },
    sheet,
    at(
      contain(box(0, 0, w, h), w / h),
      { flexDirection: "column", padding: 34 * s, paddingTop: (frame.wide ? 60 : 40) * s, gap: 19 * s },
      flex({ justifyContent: "center" }, mono("THE USUAL BILL", 27, { fontWeight: 750, letterSpacing: 3 * s })),
      rule,
      ...lines,
      { ...rule },
      ...total,
      { ...rule },
      row(
        { justifyContent: "center", marginTop: frame.shape === "square" ? 110 * s : 6 * s, overflow: "hidden" },
        ...bars,
      ),
      flex({ justifyContent: "center" }, mono("thank you, come never again", 20, { opacity: 0.6 })),
    ),
  );
}
