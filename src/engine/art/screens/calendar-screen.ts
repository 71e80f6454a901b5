import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import { box } from "../../scene/box.ts";
import { at, column, flex, type Node, row } from "../../tree/node.ts";
import { type ScreenColors, windowBar } from "./screen-kit.ts";
import type { ScreenText } from "./screen-text.ts";
import { buttonOr, doneMark, figureOr, labelOr } from "./skeleton.ts";

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
  words: ScreenText,
  random: Random,
  address: string | undefined,
): Node {
  const s = width / 900;
  const top = 190 * s;
  const day = (836 * s) / 5;
  const hour = (height - top - 20 * s) / 6;
  const tints = [colors.accent, colors.second, colors.good, mix(colors.accent, colors.second, 0.5)];
  const eventAt = (place: number) =>
    words.isTold ? words.rows[place % 2 ? -1 : place / 2]?.name : EVENTS[place % EVENTS.length];
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
        labelOr(eventAt(dayIndex * 2 + index), {
          size: 17 * s,
          color: mix(tint, "#101018", 0.55),
          width: (day - 60 * s) * (0.6 + ((dayIndex * 3 + index) % 4) * 0.12),
          ...(words.isTold && { room: day - 44 * s }),
          weight: 650,
          bar: mix("#ffffff", tint, 0.6),
        }),
        words.isTold &&
          labelOr(undefined, { size: 13 * s, color: tint, width: day * 0.36, bar: mix("#ffffff", tint, 0.36) }),
        words.isTold &&
          dayIndex === 2 &&
          index === 0 &&
          at(box(area.width - 44 * s, area.height - 40 * s, 28 * s, 28 * s), {}, doneMark(28 * s, colors)),
      );
    });
  });
  return column(
    { width, height, backgroundColor: colors.card, position: "relative", overflow: "hidden" },
    windowBar(s, colors, address),
    row(
      { padding: `${22 * s}px ${32 * s}px ${8 * s}px`, justifyContent: "space-between" },
      figureOr(words.isTold ? words.greeting : "This week", {
        size: 32 * s,
        color: colors.ink,
        width: 220 * s,
        room: 560 * s,
      }),
      buttonOr(words.action, s, colors),
    ),
    row(
      { padding: `0 ${32 * s}px` },
      ...DAYS.map((name, index) =>
        flex(
          { width: day, justifyContent: "center" },
          labelOr(words.isTold ? undefined : name, {
            size: 18 * s,
            color: index === 2 ? colors.accent : colors.soft,
            width: 62 * s,
            weight: index === 2 ? 700 : 500,
            ...(index === 2 && { bar: colors.accent }),
          }),
        ),
      ),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      at(box(32 * s, top + index * hour, 836 * s, 1.5 * s), { backgroundColor: colors.line }),
    ),
    ...events,
  );
}
