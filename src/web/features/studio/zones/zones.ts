import type { Box } from "@/workbench/geometry/box.ts";
import { FORMATS, type Format } from "../../../../shared/formats.ts";

/** Where a platform's app puts nothing of its own. `numbers` is how the platform says it. */
export type Zone = { id: string; name: string; numbers: string; safe: Box; above?: string; below?: string };

const TALL = FORMATS["9:16"];
const tall = (top: number, right: number, bottom: number, left: number): Box => ({
  x: left,
  y: top,
  width: TALL.width - left - right,
  height: TALL.height - top - bottom,
});

/** As the platforms publish them. Shorts and the zone for all platforms are not symmetric. */
const STORY_ZONES: readonly Zone[] = [
  {
    ...{ id: "reels", name: "Meta Reels", numbers: "14 / 35 / 6 %", safe: tall(269, 65, 672, 65) },
    ...{ above: "Profile and header", below: "Caption, buttons, music" },
  },
  {
    ...{ id: "stories", name: "Meta Stories", numbers: "14 / 20 %", safe: tall(269, 65, 384, 65) },
    ...{ above: "Profile and header", below: "Reply and button" },
  },
  {
    ...{ id: "shorts", name: "YouTube Shorts", numbers: "288 / 672 px", safe: tall(288, 192, 672, 48) },
    ...{ above: "Search and menu", below: "Title, channel, buttons" },
  },
  { id: "all", name: "All platforms", numbers: "768 × 960", safe: tall(288, 192, 672, 120) },
];

export function zonesOf(format: Format): readonly Zone[] {
  if (format === "9:16") return STORY_ZONES;
  const { width, height, safe } = FORMATS[format];
  const box = {
    x: safe.left,
    y: safe.top,
    width: width - safe.left - safe.right,
    height: height - safe.top - safe.bottom,
  };
  return [{ id: "margin", name: "Margin", numbers: `${safe.top} px`, safe: box }];
}
