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
    ...(template === null ? { photo: { name: alt, data: await toBase64(bytes) } } : { template }),
    title: template === null ? "Meme on my own picture" : name,
  };
  return (await callFunction(await getSupabase(), "save-meme", input, saveMemeOutput)).creative_id;
}

function toBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The picture could not be read"));
    reader.readAsDataURL(new Blob([bytes]));
  });
}
