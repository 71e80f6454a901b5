import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import { column, flex, type Node, row } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { areaChart, card, type ScreenColors } from "./screen-kit.ts";
import type { ScreenText } from "./screen-text.ts";
import { buttonOr, doneMark, faceOf, figureOr, labelOr } from "./skeleton.ts";

/** Sidebar, three figures, a chart and a list: the picture of a tool that has everything under control. */
export function dashboardScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenText,
  random: Random,
): Node {
  const s = width / 900;
  const stat = ({ label: name, value, change }: ScreenText["stats"][number], index: number) =>
    card(
      colors,
      s,
      { flexGrow: 1, gap: 7 * s },
      labelOr(name, { size: 18 * s, color: colors.soft, width: (110 - index * 16) * s }),
      figureOr(value, { size: 42 * s, color: colors.ink, width: (84 + index * 22) * s }),
      change
        ? row(
            { gap: 6 * s },
            icon("trending-up", 18 * s, colors.good, 3),
            labelOr(change, { size: 17 * s, color: colors.good, width: 80 * s, weight: 600 }),
          )
        : labelOr(undefined, { size: 15 * s, color: colors.accent, width: (70 + index * 18) * s }),
    );
  const values = Array.from({ length: 8 }, (_, index) =>
    Math.min(0.98, 0.12 + index * 0.1 + between(random, -0.09, 0.09)),
  );
  const entry = ({ name, detail }: ScreenText["rows"][number], index: number) =>
    row(
      { gap: 12 * s, ...marked(index) },
      faceOf(name, words.isTold, 42 * s, mix("#ffffff", index % 2 ? colors.second : colors.accent, 0.3), colors.ink),
      column(
        { flexGrow: 1 },
        labelOr(name, { size: 17 * s, color: colors.ink, width: (96 + index * 13) * s, room: 176 * s, weight: 600 }),
        labelOr(detail, { size: 15 * s, color: colors.soft, width: (74 - index * 8) * s }),
      ),
      words.isTold ? index === 0 && doneMark(26 * s, colors) : icon("circle-check", 24 * s, colors.good, 2.4),
    );
  /** On a screen without a story the first row is the one that just got done. */
  const marked = (index: number) =>
    words.isTold && index === 0
      ? { backgroundColor: mix("#ffffff", colors.accent, 0.1), borderRadius: 16 * s, padding: 8 * s, margin: -8 * s }
      : {};
  return flex(
    { width, height, backgroundColor: colors.ground },
    column(
      { width: 88 * s, backgroundColor: colors.ink, alignItems: "center", paddingTop: 26 * s, gap: 26 * s },
      flex({ width: 42 * s, height: 42 * s, borderRadius: 13 * s, backgroundColor: colors.accent }),
      ...(["layout-dashboard", "users", "calendar", "inbox", "settings"] as const).map((name, index) =>
        flex(
          { padding: 12 * s, borderRadius: 14 * s, backgroundColor: index ? "transparent" : "rgba(255,255,255,.16)" },
          icon(name, 28 * s, index ? mix(colors.ink, "#ffffff", 0.5) : "#ffffff"),
        ),
      ),
    ),
    column(
      { flexGrow: 1, padding: 28 * s, gap: 20 * s },
      row(
        { justifyContent: "space-between" },
        column(
          {},
          figureOr(words.greeting, { size: 31 * s, color: colors.ink, width: 230 * s, room: 520 * s }),
          labelOr(words.note, { size: 18 * s, color: colors.soft, width: 310 * s }),
        ),
        buttonOr(words.action, s, colors),
      ),
      row({ gap: 16 * s, alignItems: "stretch" }, ...words.stats.map(stat)),
      row(
        { gap: 16 * s, alignItems: "stretch", flexGrow: 1 },
        card(
          colors,
          s,
          { width: 440 * s, gap: 12 * s },
          labelOr(words.chart, { size: 18 * s, color: colors.ink, width: 130 * s, weight: 600 }),
          areaChart(values, colors.accent, 400 * s, 150 * s, colors.line),
        ),
        card(
          colors,
          s,
          { flexGrow: 1, gap: 13 * s },
          labelOr(words.list, { size: 18 * s, color: colors.ink, width: 100 * s, weight: 600 }),
          ...words.rows.slice(0, 4).map(entry),
        ),
      ),
    ),
  );
}
