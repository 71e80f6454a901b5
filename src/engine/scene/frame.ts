import { FORMATS, type PictureFormat } from "../../shared/formats.ts";
import { type Box, box } from "./box.ts";

type FrameShape = "square" | "portrait" | "story" | "wide";

/** The canvas a layout composes on. `unit` is one pixel of a 1080 pixel picture, scaled to this format. */
export type Frame = {
  format: PictureFormat;
  width: number;
  height: number;
  unit: number;
  shape: FrameShape;
  wide: boolean;
  story: boolean;
  safe: Box;
  all: Box;
};

const SHAPES: Record<PictureFormat, FrameShape> = {
  "1:1": "square",
  "4:5": "portrait",
  "9:16": "story",
  "1.91:1": "wide",
  "16:9": "wide",
  "4:3": "square",
  "2:3": "portrait",
};

export function frameOf(format: PictureFormat): Frame {
  const { width, height, safe } = FORMATS[format];
  const shape = SHAPES[format];
  return {
    format,
    width,
    height,
    // A wide picture is seen smaller than its width suggests, so its unit follows its area; a story fills the phone.
    unit: shape === "wide" ? Math.sqrt(width * height) / 1080 : (width / 1080) * (shape === "story" ? 1.15 : 1),
    shape,
    wide: shape === "wide",
    story: shape === "story",
    safe: box(safe.left, safe.top, width - safe.left - safe.right, height - safe.top - safe.bottom),
    all: box(0, 0, width, height),
  };
}
