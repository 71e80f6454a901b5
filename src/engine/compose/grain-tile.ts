import { crc32, deflateSync } from "node:zlib";
import type { Random } from "../random.ts";

/** A square of random greys as a PNG data address, written by hand because the engine stays synchronous here. */
export function encodeGrain(side: number, random: Random) {
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) rows[y * (side + 1) + 1 + x] = Math.floor(random() * 256);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
