import type { Art } from "../../art/art.ts";
import type { TextLayer } from "../../layers/layer.ts";
import { lettered } from "../../layout-pieces/lettering.ts";
import { columnsOf, setAlike } from "../../layout-pieces/set-rows.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { type Box, bottom, box, inset, part } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { tokensOf } from "../../text/tokens.ts";

/** How many panels stand side by side, by the shape of the picture and the number of panels. */
const COLUMNS: Record<Frame["shape"], readonly number[]> = {
  square: [1, 1, 2, 3, 2, 3, 3],
  portrait: [1, 1, 1, 1, 2, 2, 2],
  story: [1, 1, 1, 2, 2, 2, 2],
  wide: [1, 1, 2, 3, 4, 3, 3],
};

/** What a panel shows: a drawing, words, or both. */
export type PanelContent = { art: Art | undefined; text: string | undefined };
type PanelPlan = PanelContent & { cell: Box; drawing: Box; words: Box };

/** Whether the last panels of a story reach below its safe zone, which only makes sense if they have drawings. */
export const reachesBelow = ({ story }: Frame, contents: readonly PanelContent[]) =>
  story && contents.at(-1)?.art !== undefined;

/**
 * Panels in reading order. A last row with fewer panels has wider ones; a leading panel has the first row of a square
 * picture to itself.
 */
export function planPanels(
  frame: Frame,
  area: Box,
  contents: readonly PanelContent[],
  { isReversed, isLed }: { isReversed: boolean; isLed: boolean },
): PanelPlan[] {
  const { unit: u, height: H, shape, story } = frame;
  const gap = (story ? 32 : 40) * u;
  const isLong = reachesBelow(frame, contents);
  const reach = isLong ? { ...area, height: H - 90 * u - area.y } : area;
  const rows = isLed && shape === "square" && contents.length === 3 ? [1, 2] : rowsFor(frame, reach, contents);
  const high = reach.height - gap * (rows.length - 1);
  // The words of a last row that reaches below the safe zone need this much of it.
  const last = isLong && rows.length > 1 ? reach.height - (area.height - 160 * u) : high / rows.length;
  const height = rows.length > 1 ? (high - last) / (rows.length - 1) : last;
  const cells = rows.flatMap((inRow, row) => {
    const line = box(reach.x, reach.y + row * (height + gap), reach.width, row === rows.length - 1 ? last : height);
    return isReversed ? columnsOf(line, inRow, gap).reverse() : columnsOf(line, inRow, gap);
  });
  return contents.map((content, index) => planPanel(cells[index] ?? reach, content, frame, isReversed));
}

/** How many panels each row has: fewer if a long word would be set small and there is the height for more rows. */
function rowsFor(frame: Frame, area: Box, contents: readonly PanelContent[]): number[] {
  const count = contents.length;
  const widest = Math.max(...contents.map(({ text }) => widthOfLongest(text, frame)));
  const isRoomy = frame.shape === "square" || frame.shape === "portrait";
  let columns = COLUMNS[frame.shape][count] ?? 2;
  while (isRoomy && columns > 1 && area.width / columns - 100 * frame.unit < widest) columns--;
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => Math.min(columns, count - row * columns));
}

/** Where the drawing and the words of a panel go: side by side in a broad one, else the words beneath. */
function planPanel(cell: Box, content: PanelContent, frame: Frame, isReversed: boolean): PanelPlan {
  const { unit: u, safe } = frame;
  const inner = inset(cell, 30 * u, 22 * u);
  const floor = bottom(safe) - 8 * u;
  const planned = (drawing: Box, words: Box) => ({ ...content, cell, drawing, words: above(words, floor) });
  if (!content.text) return planned(inner, inner);
  if (!content.art) {
    // Clear of the number in the corner: below it, or beside it where the panel is low.
    const isLow = cell.height < 170 * u;
    return planned(
      inner,
      isLow ? inset(inner, 46 * u, 8 * u) : { ...inner, y: inner.y + 34 * u, height: inner.height - 44 * u },
    );
  }
  const { aspect } = content.art;
  const share = Math.min(0.44, (cell.height / cell.width) * Math.max(0.95, aspect * 0.9));
  const isBroad = cell.width / cell.height > 1.35 * Math.max(1, aspect * 0.9);
  const isHigh = cell.height > 240 * u && inner.width * (0.96 - share) < widthOfLongest(content.text, frame);
  if (isBroad && !isHigh) {
    return isReversed
      ? planned(part(inner, 1 - share, 0, share, 1), part(inner, 0, 0, 0.96 - share, 1))
      : planned(part(inner, 0, 0, share, 1), part(inner, share + 0.04, 0, 0.96 - share, 1));
  }
  // Where an app covers the foot of the panel, the words stand over the drawing.
  if (bottom(cell) > floor + 20 * u) {
    const words = above(box(inner.x + 50 * u, inner.y + 10 * u, inner.width - 50 * u, inner.height * 0.45), floor);
    const top = bottom(words) + 14 * u;
    return planned(box(inner.x, top, inner.width, bottom(inner) - top), words);
  }
  return planned(part(inner, 0, 0.03, 1, 0.58), part(inner, 0, 0.63, 1, 0.37));
}

/** About how wide the longest word is at a size that is read with ease. */
function widthOfLongest(text: string | undefined, { unit }: Frame) {
  const letters = Math.max(0, ...tokensOf(text ?? "").map((token) => token.text.length));
  return letters * 17 * unit;
}

const above = (area: Box, floor: number): Box => ({ ...area, height: Math.min(area.height, floor - area.y) });

/** Words beside drawings are set alike; panels without a drawing are set alike among themselves, larger. */
export async function setPanelWords(
  stage: Stage,
  plans: readonly PanelPlan[],
  { id, color }: { id: string; color: (index: number) => string },
): Promise<TextLayer[]> {
  const hand = lettered(plans.map(({ text }) => text).join(" "));
  const set = async (isDrawn: boolean) => {
    const chosen = plans.flatMap(({ art, text, words }, index) =>
      text && Boolean(art) === isDrawn ? [{ index, text, words }] : [],
    );
    if (chosen.length === 0) return [];
    const made = await setAlike(
      stage,
      chosen.map(({ words }) => words),
      chosen.map(({ text }) => text),
      { id, ...hand, size: isDrawn ? 70 : 92, color: "#000000", align: "center", valign: "middle" },
    );
    return made.map((layer, place): TextLayer => {
      const index = chosen[place]?.index ?? place;
      return { ...layer, id: `${id}-${index + 1}`, style: { ...layer.style, color: color(index) } };
    });
  };
  return [...(await set(true)), ...(await set(false))];
}
