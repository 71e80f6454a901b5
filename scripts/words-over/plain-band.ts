import { areaOf, coverAt } from "../../src/engine/photo/crop.ts";
import { type Box, bottom, box, overlap } from "../../src/engine/scene/box.ts";
import { frameOf } from "../../src/engine/scene/frame.ts";
import type { Format } from "../../src/shared/formats.ts";
import { type Boxed, boxFrom, type Measured } from "./measure.ts";

/** How high the band is, of what lies above the end of the safe zone. */
const BAND = 0.36;
const [HEAD, PRODUCT, CUT] = [0.05, 0.15, 0.85];

/** What a plain rule would do: the picture cropped in its middle, and a solid band for the words at the bottom. */
export function plainBand(
  format: Format,
  { heads, product }: Boxed,
  found: readonly Box[],
  { width, height }: { width: number; height: number },
): Measured {
  const { all, safe } = frameOf(format);
  const picture = coverAt({ aspect: width / height, subject: box(0, 0, 1, 1) }, all);
  const top = bottom(safe) * (1 - BAND);
  const band = box(0, top, all.width, all.height - top);
  const shareIn = (part: Box, area: Box) => {
    const whole = areaOf(picture, part);
    return overlap(whole, area) / Math.max(1, whole.width * whole.height);
  };
  const boxes = heads.map(boxFrom);
  return {
    texts: 1,
    read: 1,
    headsCovered: boxes.some((head) => shareIn(head, band) > HEAD),
    headsCut: boxes.length > 0 && boxes.every((head) => shareIn(head, all) < CUT),
    productCovered: product !== undefined && shareIn(boxFrom(product), band) > PRODUCT,
    foundCovered: found.some((head) => shareIn(head, band) > HEAD),
    isOnPicture: false,
  };
}
