import { toBase64 } from "@/creatives/inspiration/read-inspiration-image.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import { saveMemeOutput } from "../../../../shared/contracts/save-meme.ts";
import { captionsOf } from "../editor/meme-document.ts";
import type { MemePicture } from "../editor/picture.ts";

/** Has the server paint the meme and keep it; the id of the new creative comes back. */
export async function saveMeme(picture: MemePicture, document: EditedDocument): Promise<string> {
  const { template, format, name, alt, bytes } = picture;
  const input = {
    captions: captionsOf(picture, document),
    format,
    ...(template === null ? { photo: { name: alt, data: await toBase64(new Blob([bytes])) } } : { template }),
    title: template === null ? "Meme on my own picture" : name,
  };
  return (await callFunction(await getSupabase(), "save-meme", input, saveMemeOutput)).creative_id;
}
