import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import { column, flex, image, type Node, row } from "../../tree/node.ts";
import { svgBytes } from "../../tree/svg.ts";
import { icon } from "../icon.ts";
import { card, type ScreenColors } from "./screen-kit.ts";
import type { ScreenText } from "./screen-text.ts";
import { doneMark, faceOf, figureOr, labelOr } from "./skeleton.ts";

/** An app on a phone: a ring that is nearly full, a week of bars and a list. */
export function mobileScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenText,
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
  const entry = ({ name, detail, value }: ScreenText["rows"][number], index: number) => {
    const isDone = words.isTold && index === 0;
    return row(
      {
        gap: 12 * s,
        ...(isDone && {
          backgroundColor: mix("#ffffff", colors.accent, 0.1),
          borderRadius: 18 * s,
          padding: 10 * s,
          margin: -10 * s,
        }),
      },
      faceOf(name, words.isTold, 46 * s, mix("#ffffff", index % 2 ? colors.second : colors.accent, 0.34), colors.ink),
      column(
        { flexGrow: 1 },
        labelOr(name, {
          size: 18 * s,
          color: colors.ink,
          width: (118 + ((index * 31) % 60)) * s,
          room: 210 * s,
          weight: 600,
        }),
        labelOr(detail, { size: 15 * s, color: colors.soft, width: (92 - ((index * 17) % 40)) * s }),
      ),
      isDone ? doneMark(30 * s, colors) : figureOr(value, { size: 19 * s, color: colors.ink, width: 40 * s }),
    );
  };
  const onAccent = mix(colors.accent, colors.onAccent, 0.72);
  return column(
    { width, height, backgroundColor: colors.ground, padding: 24 * s, gap: 18 * s },
    row(
      { justifyContent: "space-between", paddingTop: 30 * s },
      column(
        {},
        labelOr(words.isTold ? undefined : "Today", { size: 17 * s, color: colors.soft, width: 70 * s }),
        figureOr(words.greeting, { size: 29 * s, color: colors.ink, width: 190 * s, room: 330 * s }),
      ),
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
        labelOr(stat?.label, { size: 18 * s, color: colors.onAccent, width: 120 * s, bar: onAccent }),
        figureOr(stat?.value, { size: 46 * s, color: colors.onAccent, width: 150 * s, bar: colors.onAccent }),
        labelOr(stat?.change, { size: 17 * s, color: colors.onAccent, width: 90 * s, bar: onAccent }),
      ),
    ),
    card(
      colors,
      s,
      { gap: 14 * s, borderRadius: 26 * s },
      labelOr(words.chart, { size: 19 * s, color: colors.ink, width: 140 * s, weight: 650 }),
      row({ justifyContent: "space-between", alignItems: "flex-end", height: 108 * s }, ...bars),
    ),
    card(
      colors,
      s,
      { gap: 14 * s, borderRadius: 26 * s },
      labelOr(words.list, { size: 19 * s, color: colors.ink, width: 110 * s, weight: 650 }),
      ...words.rows.slice(0, 5).map(entry),
    ),
  );
}
