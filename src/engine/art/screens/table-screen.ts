import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import type { ScreenWords } from "../../scene/screen-words.ts";
import { column, flex, type Node, row } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { button, figure, initials, label, type ScreenColors, windowBar } from "./screen-kit.ts";

const STATES = [
  ["Done", "#12a66a"],
  ["Active", "#2f6fed"],
  ["Waiting", "#d98a00"],
] as const;

/** A tidy list in a browser window, with a bar per row. */
export function tableScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenWords,
  random: Random,
  address: string,
): Node {
  const s = width / 900;
  const line = ({ name, detail, value }: ScreenWords["rows"][number], index: number) => {
    const [state, color] = STATES[index % STATES.length] ?? STATES[0];
    return row(
      { height: 78 * s, gap: 16 * s, borderTop: `${1.5 * s}px solid ${colors.line}` },
      initials(name, 44 * s, mix("#ffffff", index % 2 ? colors.second : colors.accent, 0.32), colors.ink),
      column({ width: 250 * s }, label(name, 20 * s, colors.ink, 600), label(detail, 16 * s, colors.soft)),
      row(
        { width: 130 * s },
        row(
          {
            backgroundColor: mix("#ffffff", color, 0.14),
            borderRadius: 20 * s,
            padding: `${6 * s}px ${14 * s}px`,
            gap: 8 * s,
          },
          flex({ width: 9 * s, height: 9 * s, borderRadius: 5 * s, backgroundColor: color }),
          label(state, 16 * s, mix(color, "#000000", 0.25), 600),
        ),
      ),
      row(
        { width: 200 * s, height: 12 * s, borderRadius: 6 * s, backgroundColor: colors.line },
        flex({
          height: 12 * s,
          borderRadius: 6 * s,
          width: between(random, 60, 190) * s,
          backgroundColor: index % 3 === 2 ? colors.second : colors.accent,
        }),
      ),
      row({ flexGrow: 1, justifyContent: "flex-end" }, figure(value, 22 * s, colors.ink)),
    );
  };
  const rows = [...words.rows, ...words.rows].slice(0, Math.max(3, Math.floor((height - 210 * s) / (80 * s))));
  return column(
    { width, height, backgroundColor: colors.card },
    windowBar(s, colors, address),
    column(
      { padding: `${26 * s}px ${32 * s}px`, flexGrow: 1 },
      row(
        { justifyContent: "space-between", marginBottom: 18 * s },
        row({ gap: 14 * s }, figure(words.list, 34 * s, colors.ink), icon("chevron-down", 26 * s, colors.soft, 2.4)),
        button(words.action, s, colors),
      ),
      ...rows.map(line),
    ),
  );
}
