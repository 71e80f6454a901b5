import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import { column, flex, type Node, row } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { type ScreenColors, windowBar } from "./screen-kit.ts";
import type { ScreenText } from "./screen-text.ts";
import { buttonOr, doneMark, faceOf, figureOr, labelOr } from "./skeleton.ts";

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
  words: ScreenText,
  random: Random,
  address: string | undefined,
): Node {
  const s = width / 900;
  const line = ({ name, detail, value }: ScreenText["rows"][number], index: number) => {
    const [state, color] = STATES[index % STATES.length] ?? STATES[0];
    const isDone = words.isTold && index === 1;
    return row(
      {
        height: 78 * s,
        gap: 16 * s,
        borderTop: `${1.5 * s}px solid ${colors.line}`,
        ...(isDone && {
          backgroundColor: mix("#ffffff", colors.accent, 0.09),
          borderRadius: 16 * s,
          margin: `0 ${-16 * s}px`,
          padding: `0 ${16 * s}px`,
        }),
      },
      faceOf(name, words.isTold, 44 * s, mix("#ffffff", index % 2 ? colors.second : colors.accent, 0.32), colors.ink),
      column(
        { width: 250 * s },
        labelOr(name, {
          size: 20 * s,
          color: colors.ink,
          width: (140 + ((index * 37) % 80)) * s,
          room: 250 * s,
          weight: 600,
        }),
        labelOr(detail, { size: 16 * s, color: colors.soft, width: (120 - ((index * 23) % 60)) * s }),
      ),
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
          labelOr(words.isTold ? undefined : state, {
            size: 16 * s,
            color: mix(color, "#000000", 0.25),
            width: 54 * s,
            weight: 600,
            bar: mix("#ffffff", color, 0.5),
          }),
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
      row(
        { flexGrow: 1, justifyContent: "flex-end" },
        isDone
          ? doneMark(30 * s, colors)
          : figureOr(value, { size: 22 * s, color: colors.ink, width: (44 + ((index * 29) % 34)) * s }),
      ),
    );
  };
  const more = words.isTold ? words.rows.map(() => ({})) : words.rows;
  const rows = [...words.rows, ...more].slice(0, Math.max(3, Math.floor((height - 210 * s) / (80 * s))));
  return column(
    { width, height, backgroundColor: colors.card },
    windowBar(s, colors, address),
    column(
      { padding: `${26 * s}px ${32 * s}px`, flexGrow: 1 },
      row(
        { justifyContent: "space-between", marginBottom: 18 * s },
        row(
          { gap: 14 * s },
          figureOr(words.isTold ? words.greeting : words.list, {
            size: 34 * s,
            color: colors.ink,
            width: 240 * s,
            room: 560 * s,
          }),
          icon("chevron-down", 26 * s, colors.soft, 2.4),
        ),
        buttonOr(words.action, s, colors),
      ),
      ...rows.map(line),
    ),
  );
}
