import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { FORMATS, type Format } from "../../src/shared/formats.ts";

type Upload = {
  url: string;
  token: string;
  userId: string;
  format: Format /** Different numbers give different colours. */;
  shade: number;
};

/** Puts a picture into the user's folder over the storage protocol, as the page would. Returns its public address. */
export async function uploadPicture({ url, token, userId, format, shade }: Upload): Promise<string> {
  const { width, height } = FORMATS[format];
  const background = { r: (shade * 67) % 256, g: (shade * 131 + 80) % 256, b: 120 };
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const name = `creatives/${userId}/${Date.now()}-${randomUUID().slice(0, 8)}.png`;
  const answer = await fetch(`${url}/storage/v1/object/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
    body: new Uint8Array(picture),
  });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return `/storage/v1/object/public/${name}`;
}
