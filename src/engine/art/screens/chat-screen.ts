import { mix } from "../../color/mix.ts";
import { pick, type Random } from "../../random.ts";
import { familyList } from "../../scene/typefaces.ts";
import { column, flex, type Node, row, words as text } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { figure, initials, type ScreenColors } from "./screen-kit.ts";
import { bar, faceOf, labelOr } from "./skeleton.ts";

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

/** A conversation nobody wrote: bubbles with bars in them. */
const SILENT: readonly string[] = Array.from({ length: 9 }, () => "");

const silentLines = (index: number, s: number, color: string): Node =>
  column({}, ...(SILENT_WIDTHS[index % SILENT_WIDTHS.length] ?? []).map((width) => bar(width * s, 22 * s, color)));
const SILENT_WIDTHS = [[230], [260, 180], [150], [220, 250, 120], [200, 90], [140]];

/** A conversation that goes well. */
export function chatScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  brand: string,
  random: Random,
  isTold: boolean,
  talk?: readonly string[],
): Node {
  const s = width / 520;
  const lines = talk ?? (isTold ? SILENT : pick<readonly string[]>(random, TALKS));
  const bubble = (line: string, index: number) => {
    const mine = index % 2 === 1;
    return row(
      { justifyContent: mine ? "flex-end" : "flex-start", gap: 12 * s, alignItems: "flex-end" },
      !mine && faceOf(isTold ? undefined : "Jo Lind", isTold, 44 * s, mix("#ffffff", colors.second, 0.45), colors.ink),
      flex(
        {
          maxWidth: 360 * s,
          padding: `${16 * s}px ${20 * s}px`,
          borderRadius: 24 * s,
          backgroundColor: mine ? colors.accent : "#ffffff",
          boxShadow: `0 ${4 * s}px ${12 * s}px rgba(20,16,60,.07)`,
        },
        line === ""
          ? silentLines(index, s, mine ? mix(colors.accent, colors.onAccent, 0.7) : mix("#ffffff", colors.ink, 0.2))
          : text(line, {
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
        labelOr(isTold ? undefined : "answers in about a minute", { size: 17 * s, color: colors.soft, width: 130 * s }),
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
      labelOr(isTold ? undefined : "Write a message", { size: 20 * s, color: colors.soft, width: 170 * s }),
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
