import sharp from "sharp";
import { encodePng } from "../../src/engine/node/encode.ts";
import { ownCpu } from "./render-figures.ts";

/** What every picture costs, whatever is done with it. */
export async function decodedAndEncoded(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return encodePng({ width: info.width, height: info.height, rgba: data });
}

export async function cpuOf(work: () => Promise<unknown>) {
  const before = ownCpu();
  await work();
  return ownCpu() - before;
}
