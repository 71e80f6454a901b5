import { toBase64 } from "@/creatives/inspiration/read-inspiration-image.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { CaptionInput } from "../../../../engine/scene/meme-captions.ts";
import { saveMemeOutput } from "../../../../shared/contracts/save-meme.ts";
import type { PictureFormat } from "../../../../shared/formats.ts";

/** Captions, and what they stand on: a template by its slug, else a picture of one's own by its bytes. */
type Meme = {
  captions: CaptionInput[];
  format: PictureFormat;
  template: string | null;
  name: string;
  alt: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** Has the server paint the meme and keep it; the id of the new creative comes back. */
export async function saveMeme({ captions, format, template, name, alt, bytes }: Meme): Promise<string> {
  const input = {
    captions,
    format,
    ...(template === null ? { photo: { name: alt, data: await toBase64(new Blob([bytes])) } } : { template }),
    title: template === null ? "Meme on my own picture" : name,
  };
  return (await callFunction(await getSupabase(), "save-meme", input, saveMemeOutput)).creative_id;
}
