import { mix } from "../../color/mix.ts";
import type { ScreenWords } from "../../scene/screen-words.ts";
import { familyList } from "../../scene/typefaces.ts";
import { column, flex, type Node, row, words as text } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { button, figure, initials, label, type ScreenColors, windowBar } from "./screen-kit.ts";

const CARDS = [
  ["Talk to five users", "Sketch the flow", "Write the hook"],
  ["Build the thing", "Price test"],
  ["Name it", "Ship landing page", "Tell the list"],
];
const COLUMNS = ["To do", "Doing", "Done"];

/** Three columns of cards, moving to the right. */
export function boardScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenWords,
  address: string,
): Node {
  const s = width / 900;
  const tints = [colors.second, colors.accent, colors.good];
  const note = (title: string, tint: string, index: number) =>
    column(
      {
        backgroundColor: "#ffffff",
        borderRadius: 16 * s,
        padding: 16 * s,
        gap: 14 * s,
        border: `${1.5 * s}px solid ${colors.line}`,
        boxShadow: `0 ${6 * s}px ${14 * s}px rgba(20,16,60,.06)`,
      },
      flex({ width: (60 + index * 22) * s, height: 10 * s, borderRadius: 5 * s, backgroundColor: tint }),
      text(title, {
        fontFamily: familyList("sans"),
        fontSize: 20 * s,
        fontWeight: 600,
        color: colors.ink,
        lineHeight: 1.25,
      }),
      row(
        { justifyContent: "space-between" },
        row({ gap: 6 * s }, icon("message-circle", 18 * s, colors.soft), label(String(index + 2), 16 * s, colors.soft)),
        initials(["Ola", "Jun", "Sam"][index] ?? "Ada", 34 * s, mix("#ffffff", tint, 0.35), colors.ink),
      ),
    );
  return column(
    { width, height, backgroundColor: colors.ground },
    windowBar(s, colors, address),
    row(
      { padding: `${22 * s}px ${28 * s}px`, justifyContent: "space-between" },
      figure(words.greeting, 32 * s, colors.ink),
      button(words.action, s, colors),
    ),
    row(
      { padding: `0 ${28 * s}px`, gap: 18 * s, alignItems: "flex-start" },
      ...COLUMNS.map((name, index) =>
        column(
          {
            width: 269 * s,
            gap: 14 * s,
            backgroundColor: mix(colors.ground, colors.ink, 0.045),
            borderRadius: 20 * s,
            padding: 16 * s,
          },
          row(
            { gap: 10 * s },
            flex({ width: 12 * s, height: 12 * s, borderRadius: 6 * s, backgroundColor: tints[index] }),
            label(name, 18 * s, colors.ink, 650),
          ),
          ...(CARDS[index] ?? []).map((title, number) => note(title, tints[index] ?? colors.accent, number)),
        ),
      ),
    ),
  );
}
