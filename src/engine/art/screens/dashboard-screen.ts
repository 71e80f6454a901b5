import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import type { ScreenWords } from "../../scene/screen-words.ts";
import { column, flex, type Node, row } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { areaChart, button, card, figure, initials, label, type ScreenColors } from "./screen-kit.ts";

/** Sidebar, three figures, a chart and a list: the picture of a tool that has everything under control. */
export function dashboardScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenWords,
  random: Random,
): Node {
  const s = width / 900;
  const stat = ({ label: name, value, change }: ScreenWords["stats"][number]) =>
    card(
      colors,
      s,
      { flexGrow: 1, gap: 7 * s },
      label(name, 18 * s, colors.soft),
      figure(value, 42 * s, colors.ink),
      row({ gap: 6 * s }, icon("trending-up", 18 * s, colors.good, 3), label(change, 17 * s, colors.good, 600)),
    );
  const values = Array.from({ length: 8 }, (_, index) =>
    Math.min(0.98, 0.12 + index * 0.1 + between(random, -0.09, 0.09)),
  );
  const entry = ({ name, detail }: ScreenWords["rows"][number], index: number) =>
    row(
      { gap: 12 * s },
      initials(name, 42 * s, mix("#ffffff", index % 2 ? colors.second : colors.accent, 0.3), colors.ink),
      column({ flexGrow: 1 }, label(name, 17 * s, colors.ink, 600), label(detail, 15 * s, colors.soft)),
      icon("circle-check", 24 * s, colors.good, 2.4),
    );
  return flex(
    { width, height, backgroundColor: colors.ground },
    column(
      { width: 88 * s, backgroundColor: colors.ink, alignItems: "center", paddingTop: 26 * s, gap: 26 * s },
      flex({ width: 42 * s, height: 42 * s, borderRadius: 13 * s, backgroundColor: colors.accent }),
      ...["layout-dashboard", "users", "calendar", "inbox", "settings"].map((name, index) =>
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
        column({}, figure(words.greeting, 31 * s, colors.ink), label(words.note, 18 * s, colors.soft)),
        button(words.action, s, colors),
      ),
      row({ gap: 16 * s, alignItems: "stretch" }, ...words.stats.map(stat)),
      row(
        { gap: 16 * s, alignItems: "stretch", flexGrow: 1 },
        card(
          colors,
          s,
          { width: 440 * s, gap: 12 * s },
          label(words.chart, 18 * s, colors.ink, 600),
          areaChart(values, colors.accent, 400 * s, 150 * s, colors.line),
        ),
        card(
          colors,
          s,
          { flexGrow: 1, gap: 13 * s },
          label(words.list, 18 * s, colors.ink, 600),
          ...words.rows.slice(0, 4).map(entry),
        ),
      ),
    ),
  );
}
