import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import { box } from "../../scene/box.ts";
import type { ScreenWords } from "../../scene/screen-words.ts";
import { at, column, flex, type Node, row } from "../../tree/node.ts";
import { button, figure, label, type ScreenColors, windowBar } from "./screen-kit.ts";

const DAYS = ["Mon 12", "Tue 13", "Wed 14", "Thu 15", "Fri 16"];
const EVENTS = [
  "Focus",
  "Stand-up",
  "Design review",
  "Client call",
  "Lunch walk",
  "Nothing!",
  "Plan week",
  "1:1 Priya",
  "Demo",
];

/** A calendar week with two events a day. */
export function calendarScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenWords,
  random: Random,
  address: string,
): Node {
  const s = width / 900;
  const top = 190 * s;
  const day = (836 * s) / 5;
  const hour = (height - top - 20 * s) / 6;
  const tints = [colors.accent, colors.second, colors.good, mix(colors.accent, colors.second, 0.5)];
  const events = DAYS.flatMap((_, dayIndex) => {
    let from = between(random, 0, 0.8);
    return Array.from({ length: 2 }, (__, index) => {
      const length = between(random, 0.9, 1.8);
      const tint = tints[(dayIndex + index * 2) % tints.length] ?? colors.accent;
      const area = box(32 * s + dayIndex * day + 5 * s, top + from * hour, day - 10 * s, length * hour - 8 * s);
      from += length + between(random, 0.2, 1);
      return at(
        area,
        {
          flexDirection: "column",
          backgroundColor: mix("#ffffff", tint, 0.18),
          borderLeft: `${6 * s}px solid ${tint}`,
          borderRadius: 10 * s,
          padding: 11 * s,
          overflow: "hidden",
        },
        label(EVENTS[(dayIndex * 2 + index) % EVENTS.length] ?? "", 17 * s, mix(tint, "#101018", 0.55), 650),
      );
    });
  });
  return column(
    { width, height, backgroundColor: colors.card, position: "relative", overflow: "hidden" },
    windowBar(s, colors, address),
    row(
      { padding: `${22 * s}px ${32 * s}px ${8 * s}px`, justifyContent: "space-between" },
      figure("This week", 32 * s, colors.ink),
      button(words.action, s, colors),
    ),
    row(
      { padding: `0 ${32 * s}px` },
      ...DAYS.map((name, index) =>
        flex(
          { width: day, justifyContent: "center" },
          label(name, 18 * s, index === 2 ? colors.accent : colors.soft, index === 2 ? 700 : 500),
        ),
      ),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      at(box(32 * s, top + index * hour, 836 * s, 1.5 * s), { backgroundColor: colors.line }),
    ),
    ...events,
  );
}
