import { findLettering } from "../../engine/photo/find-lettering.ts";
import { openPicture } from "./picture-fault.ts";

/** On smaller copies half as much is found. */
const SIDE = 640;

/** Whether a picture seems to have lettering in it. Half of it is not seen, and tiles are taken for some: only a hint. */
export async function seesLettering(picture: Uint8Array): Promise<boolean> {
  const { data, info } = await openPicture(picture)
    .resize({ width: SIDE, height: SIDE, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return findLettering(Float32Array.from(data), info.width, info.height).length > 0;
}
