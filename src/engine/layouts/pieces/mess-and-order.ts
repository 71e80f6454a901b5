import { icon } from "../../art/icon.ts";
import { figure, label } from "../../art/screens/screen-kit.ts";
import { bar } from "../../art/screens/skeleton.ts";
import { darken } from "../../color/mix.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { between, seededRandom } from "../../random.ts";
import { type Box, box } from "../../scene/box.ts";
import { at, column, flex, type Node, row } from "../../tree/node.ts";
import { softShadow } from "../../tree/shadow.ts";

const MESS = ["URGENT", "re: re: re:", "final_v7", "any update?", "call me", "ASAP", "fwd: FYI", "invoice??"];
const TASKS = ["Brief approved", "Copy signed off", "Design delivered", "Launch Friday 9:00"];
/** Lines with nothing on them, for a picture that may only say what it was told. */
const UNWRITTEN = ["", "", "", ""];

/** Notes scattered over the panel. The words repeat until it is full. */
export function mess({ frame, slots, scene }: Stage, area: Box): Node[] {
  const { unit: u } = frame;
  const random = seededRandom(scene.seed + 11);
  const words = slots.before ?? (scene.said ? UNWRITTEN : MESS);
  const [across, down] = [area.width * 0.47, 112 * u];
  const count = Math.ceil((area.height - 110 * u) / down) * 2;
  return Array.from({ length: count }, (_, index) => {
    const hot = index % 3 === 0;
    const x = (index % 2) * across + between(random, -0.02, 0.06) * area.width;
    const y = 120 * u + Math.floor(index / 2) * down + between(random, -14, 14) * u;
    const word = words[index % words.length] ?? "";
    return at(
      box(x, y, across, 92 * u),
      {
        backgroundColor: hot ? "#ffe0da" : "#ffffff",
        borderRadius: 12 * u,
        transform: `rotate(${between(random, -11, 11).toFixed(1)}deg)`,
        boxShadow: `0 ${8 * u}px ${20 * u}px rgba(0,0,0,.28)`,
        alignItems: "center",
        padding: 14 * u,
        gap: 10 * u,
      },
      icon(hot ? "triangle-alert" : "mail", 32 * u, hot ? "#d8371f" : "#9a8f8a", 2.4),
      word === ""
        ? bar(across * (0.36 + ((index * 7) % 4) * 0.09), 26 * u, hot ? "#eab5aa" : "#d9d2cf")
        : label(word, Math.min(27 * u, (across * 1.15) / Math.max(6, word.length)), "#3b3230", 600),
    );
  });
}

/** The same work as one card with its tasks ticked off. */
export function cleanCard({ frame, slots, palette: p, scene }: Stage, area: Box) {
  const { unit: u, story } = frame;
  const tasks = (slots.bullets ?? (scene.said ? UNWRITTEN : TASKS)).slice(0, 4);
  const width = area.width * 0.84;
  const height = (150 + tasks.length * 62) * u;
  const card = box(
    area.x + (area.width - width) / 2,
    story ? area.y + 130 * u : area.y + Math.max(110 * u, (area.height - height) * 0.45),
    width,
    height,
  );
  const good = "#12a66a";
  const size = Math.min(28 * u, (width - 130 * u) / (0.54 * Math.max(1, ...tasks.map((task) => task.length))));
  return at(
    card,
    {
      flexDirection: "column",
      gap: 18 * u,
      backgroundColor: "#ffffff",
      borderRadius: 32 * u,
      padding: 32 * u,
      boxShadow: softShadow(1.1 * u, darken(p.accent, 0.5)),
    },
    row(
      { gap: 14 * u },
      flex({ width: 44 * u, height: 44 * u, borderRadius: 14 * u, backgroundColor: p.accent }),
      figure(scene.brand.name, 36 * u, "#15202b"),
    ),
    column(
      { height: 14 * u, borderRadius: 7 * u, backgroundColor: "#e4f2ec" },
      flex({ width: width * 0.7, height: 14 * u, borderRadius: 7 * u, backgroundColor: good }),
    ),
    ...tasks.map((task, index) =>
      row(
        { gap: 14 * u },
        icon(
          index < tasks.length - 1 ? "circle-check" : "circle",
          36 * u,
          index < tasks.length - 1 ? good : "#aabbb4",
          2.4,
        ),
        task === ""
          ? bar(width * (0.5 - ((index * 5) % 3) * 0.1), 30 * u, "#d5e3dc")
          : label(task, size, "#33443e", index < tasks.length - 1 ? 500 : 700),
      ),
    ),
  );
}
