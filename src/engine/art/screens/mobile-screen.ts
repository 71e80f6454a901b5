import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import type { ScreenWords } from "../../scene/screen-words.ts";
import { column, flex, image, type Node, row } from "../../tree/node.ts";
import { svgBytes } from "../../tree/svg.ts";
import { icon } from "../icon.ts";
import { card, figure, initials, label, type ScreenColors } from "./screen-kit.ts";

/** An app on a phone: a ring that is nearly full, a week of bars and a list. */
export function mobileScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenWords,
  random: Random,
): Node {
  const s = width / 440;
  const share = between(random, 0.66, 0.88);
  const stat = words.stats[0];
  const ring = `<circle cx="100" cy="100" r="80" fill="none" stroke="${mix(colors.accent, "#ffffff", 0.72)}" stroke-width="24"/><circle cx="100" cy="100" r="80" fill="none" stroke="#ffffff" stroke-width="24" stroke-linecap="round" stroke-dasharray="${503 * share} 503" transform="rotate(-90 100 100)"/>`;
  const bars = Array.from({ length: 7 }, (_, index) =>
    flex({
      width: 34 * s,
      height: between(random, 34, 104) * s,
      borderRadius: 10 * s,
      backgroundColor: index === 5 ? colors.accent : mix("#ffffff", colors.accent, 0.24),
    }),
  );
  const entry = ({ name, detail, value }: ScreenWords["rows"][number], index: number) =>
    row(
      { gap: 12 * s },
      initials(name, 46 * s, mix("#ffffff", index % 2 ? colors.second : colors.accent, 0.34), colors.ink),
      column({ flexGrow: 1 }, label(name, 18 * s, colors.ink, 600), label(detail, 15 * s, colors.soft)),
      figure(value, 19 * s, colors.ink),
    );
  return column(
    { width, height, backgroundColor: colors.ground, padding: 24 * s, gap: 18 * s },
    row(
      { justifyContent: "space-between", paddingTop: 30 * s },
      column({}, label("Today", 17 * s, colors.soft), figure(words.greeting, 29 * s, colors.ink)),
      icon("bell", 30 * s, colors.ink),
    ),
    row(
      {
        backgroundColor: colors.accent,
        borderRadius: 30 * s,
        padding: 24 * s,
        gap: 22 * s,
        boxShadow: `0 ${14 * s}px ${30 * s}px ${mix(colors.accent, "#ffffff", 0.5)}`,
      },
      image(svgBytes({ width: 200, height: 200, body: ring }), { width: 130 * s, height: 130 * s }),
      column(
        { gap: 4 * s },
        label(stat?.label ?? "", 18 * s, colors.onAccent),
        figure(stat?.value ?? "", 46 * s, colors.onAccent),
        label(stat?.change ?? "", 17 * s, colors.onAccent),
      ),
    ),
    card(
      colors,
      s,
      { gap: 14 * s, borderRadius: 26 * s },
      label(words.chart, 19 * s, colors.ink, 650),
      row({ justifyContent: "space-between", alignItems: "flex-end", height: 108 * s }, ...bars),
    ),
    card(
      colors,
      s,
      { gap: 14 * s, borderRadius: 26 * s },
      label(words.list, 19 * s, colors.ink, 650),
      ...words.rows.slice(0, 5).map(entry),
    ),
  );
}
