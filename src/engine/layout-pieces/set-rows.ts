import type { TextLayer } from "../layers/layer.ts";
import { type Box, box } from "../scene/box.ts";
import { setText, type TextWish } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** Sets each text into the area at its index, all at the size that suits the longest. */
export async function setAlike(
  stage: Stage,
  areas: readonly Box[],
  texts: readonly string[],
  wish: Omit<TextWish, "text">,
): Promise<TextLayer[]> {
  const set = (size: number) =>
    Promise.all(
      texts.flatMap((text, index) => {
        const area = areas[index];
        return area ? [setText(stage, area, { ...wish, text, size, id: `${wish.id}-${index + 1}` })] : [];
      }),
    );
  const first = await set(wish.size);
  const smallest = Math.min(...first.map((layer) => layer.style.size)) / stage.frame.unit;
  return smallest < wish.size ? set(smallest) : first;
}

/** An area cut into equal rows with a gap between them. */
export function rowsOf(area: Box, count: number, gap = 0): Box[] {
  const height = (area.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => box(area.x, area.y + index * (height + gap), area.width, height));
}

/** An area cut into equal columns with a gap between them. */
export function columnsOf(area: Box, count: number, gap = 0): Box[] {
  const width = (area.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => box(area.x + index * (width + gap), area.y, width, area.height));
}
