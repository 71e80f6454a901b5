import { mix } from "../../color/mix.ts";
import { pick, type Random } from "../../random.ts";
import { familyList } from "../../scene/typefaces.ts";
import { column, flex, type Node, row, words as text } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { figure, initials, label, type ScreenColors } from "./screen-kit.ts";

const TALKS: [readonly string[], ...(readonly string[])[]] = [
  [
    "Can we move Friday's launch?",
    "Already did. New time is 9:00, everyone knows.",
    "You are a wizard.",
    "I just press buttons.",
    "And the invoices?",
    "Sent. Two are paid already.",
  ],
  [
    "Do you deliver on Sundays?",
    "We do! Between 8 and 11. Shall I book you in?",
    "Yes please, two boxes.",
    "Done. See you Sunday.",
    "Can I add a cake?",
    "You can always add a cake.",
  ],
  [
    "How many hours did we waste on this?",
    "Last month: 31. This month: 2.",
    "And the two?",
    "That was you asking.",
    "Fair. What next?",
    "Lunch.",
  ],
];

/** A conversation that goes well. */
export function chatScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  brand: string,
  random: Random,
  talk?: readonly string[],
): Node {
  const s = width / 520;
  const lines = talk ?? pick<readonly string[]>(random, TALKS);
  const bubble = (line: string, index: number) => {
    const mine = index % 2 === 1;
    return row(
      { justifyContent: mine ? "flex-end" : "flex-start", gap: 12 * s, alignItems: "flex-end" },
      !mine && initials("Jo Lind", 44 * s, mix("#ffffff", colors.second, 0.45), colors.ink),
      flex(
        {
          maxWidth: 360 * s,
          padding: `${16 * s}px ${20 * s}px`,
          borderRadius: 24 * s,
          backgroundColor: mine ? colors.accent : "#ffffff",
          boxShadow: `0 ${4 * s}px ${12 * s}px rgba(20,16,60,.07)`,
        },
        text(line, {
          fontFamily: familyList("sans"),
          fontSize: 23 * s,
          fontWeight: 500,
          lineHeight: 1.3,
          color: mine ? colors.onAccent : colors.ink,
        }),
      ),
    );
  };
  return column(
    { width, height, backgroundColor: colors.ground },
    row(
      {
        padding: 22 * s,
        paddingTop: 64 * s,
        gap: 14 * s,
        backgroundColor: "#ffffff",
        borderBottom: `${1.5 * s}px solid ${colors.line}`,
      },
      initials(brand, 54 * s, colors.accent, colors.onAccent),
      column(
        { flexGrow: 1 },
        figure(brand, 26 * s, colors.ink),
        label("answers in about a minute", 17 * s, colors.soft),
      ),
      icon("phone", 28 * s, colors.accent, 2.2),
    ),
    column({ flexGrow: 1, padding: 22 * s, gap: 18 * s }, ...lines.map(bubble)),
    row(
      {
        margin: 20 * s,
        padding: `${14 * s}px ${18 * s}px`,
        borderRadius: 30 * s,
        backgroundColor: "#ffffff",
        border: `${1.5 * s}px solid ${colors.line}`,
        justifyContent: "space-between",
      },
      label("Write a message", 20 * s, colors.soft),
      flex(
        {
          width: 44 * s,
          height: 44 * s,
          borderRadius: 22 * s,
          backgroundColor: colors.accent,
          alignItems: "center",
          justifyContent: "center",
        },
        icon("arrow-up", 26 * s, colors.onAccent, 2.6),
      ),
    ),
  );
}
