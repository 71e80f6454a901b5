import { bar } from "../../art/screens/skeleton.ts";
import { pushedToRead } from "../../color/readable-on.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { seededRandom } from "../../random.ts";
import { type Box, box, contain } from "../../scene/box.ts";
import { familyList } from "../../scene/typefaces.ts";
import { at, column, flex, type Node, row, words } from "../../tree/node.ts";
import { svgAt } from "../../tree/svg.ts";

/**
 * The paper itself, with a torn hem, dashed rules and a bar code. Bullets read "what | price". In our own ads it is what
 * others charge, crossed out; made from a description it is a plain bill under the brand's name.
 */
export function receiptSlip({ frame, palette: p, slots, scene }: Stage, area: Box): Node {
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
  const crossed = scene.said ? {} : { textDecoration: "line-through", opacity: 0.75 };
  const lines = (slots.bullets ?? []).map((line) => {
    const [what = "", price = ""] = line.split("|").map((part) => part.trim());
    return row(
      { justifyContent: "space-between", gap: 10 * s },
      mono(what, Math.min(24, 560 / Math.max(12, what.length + price.length)), crossed),
      mono(price, 24, crossed),
    );
  });
  const unwritten = [0.5, 0.36, 0.44, 0.3].map((share) =>
    row({ justifyContent: "space-between" }, bar(w * share, 24 * s, "#dcd7d0"), bar(w * 0.14, 24 * s, "#dcd7d0")),
  );
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
  const title = scene.said ? scene.brand.name.toLocaleUpperCase("en") : "THE USUAL BILL";
  const sheet = svgAt(box(0, 0, w, h), `<path d="M0 0H${w}V${h - 16 * s}${teeth}Z" fill="#fffefa"/>`, "", {
    filter: `drop-shadow(${14 * s}px ${24 * s}px ${26 * s}px rgba(30,20,40,.32))`,
  });
  // The name has a line to itself. The label is on the next line and wraps in the width that the price leaves.
  const total = ({ value, label }: { value: string; label: string }) => {
    const size = Math.min(78, 360 / value.length);
    const room = 420 - 2 * 34 - size * 0.66 * value.length - 14;
    return column(
      { gap: 4 * s },
      !scene.said && mono(scene.brand.name, 30, { fontWeight: 750 }),
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
    );
  };
  return at(
    area,
    { transform: `rotate(${frame.wide ? 4 : 3}deg)` },
    sheet,
    at(
      contain(box(0, 0, w, h), w / h),
      { flexDirection: "column", padding: 34 * s, paddingTop: (frame.wide ? 60 : 40) * s, gap: 19 * s },
      flex(
        { justifyContent: "center" },
        mono(title, Math.min(27, 480 / title.length), { fontWeight: 750, letterSpacing: 3 * s }),
      ),
      rule,
      ...(lines.length || !scene.said ? lines : unwritten),
      { ...rule },
      price && total(price),
      { ...rule },
      row(
        { justifyContent: "center", marginTop: frame.shape === "square" ? 110 * s : 6 * s, overflow: "hidden" },
        ...bars,
      ),
      !scene.said && flex({ justifyContent: "center" }, mono("thank you, come never again", 20, { opacity: 0.6 })),
    ),
  );
}
