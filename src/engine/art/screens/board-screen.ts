import { mix } from "../../color/mix.ts";
import { familyList } from "../../scene/typefaces.ts";
import { column, flex, type Node, row, words as text } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { label, type ScreenColors, windowBar } from "./screen-kit.ts";
import type { ScreenText } from "./screen-text.ts";
import { bar, buttonOr, doneMark, faceOf, figureOr, labelOr } from "./skeleton.ts";

const CARDS = [
  ["Talk to five users", "Sketch the flow", "Write the hook"],
  ["Build the thing", "Price test"],
  ["Name it", "Ship landing page", "Tell the list"],
];
const COLUMNS = ["To do", "Doing", "Done"];
/** Where the rows of the description go, so that a few words reach every column. */
const ORDER = [[2], [1, 4], [0, 3]];

/** Three columns of cards, moving to the right. */
export function boardScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenText,
  address: string | undefined,
): Node {
  const s = width / 900;
  const tints = [colors.second, colors.accent, colors.good];
  const note = (title: string | undefined, tint: string, index: number, isDone: boolean) =>
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
      title
        ? text(title, {
            fontFamily: familyList("sans"),
            fontSize: 20 * s,
            fontWeight: 600,
            color: colors.ink,
            lineHeight: 1.25,
          })
        : column(
            {},
            bar((190 - index * 24) * s, 18 * s, mix("#ffffff", colors.ink, 0.22)),
            bar((110 + index * 20) * s, 18 * s, mix("#ffffff", colors.ink, 0.12)),
          ),
      row(
        { justifyContent: "space-between" },
        row(
          { gap: 6 * s },
          icon("message-circle", 18 * s, colors.soft),
          !words.isTold && label(String(index + 2), 16 * s, colors.soft),
        ),
        isDone
          ? doneMark(32 * s, colors)
          : faceOf(
              words.isTold ? undefined : (["Ola", "Jun", "Sam"][index] ?? "Ada"),
              words.isTold,
              34 * s,
              mix("#ffffff", tint, 0.35),
              colors.ink,
            ),
      ),
    );
  return column(
    { width, height, backgroundColor: colors.ground },
    windowBar(s, colors, address),
    row(
      { padding: `${22 * s}px ${28 * s}px`, justifyContent: "space-between" },
      figureOr(words.greeting, { size: 32 * s, color: colors.ink, width: 250 * s, room: 560 * s }),
      buttonOr(words.action, s, colors),
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
            labelOr(words.isTold ? undefined : name, {
              size: 18 * s,
              color: colors.ink,
              width: (70 + index * 14) * s,
              weight: 650,
            }),
          ),
          ...(CARDS[index] ?? []).map((title, number) =>
            note(
              words.isTold ? words.rows[ORDER[index]?.[number] ?? -1]?.name : title,
              tints[index] ?? colors.accent,
              number,
              words.isTold && index === 2 && number === 0,
            ),
          ),
        ),
      ),
    ),
  );
}
