import { z } from "zod";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Save, Stored } from "@/workbench/saving/autosave.ts";
import { memeSchema } from "../../../../engine/scene/meme-captions.ts";
import { captionsFor, captionsOf, documentOf } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

const draftSchema = z.object({ version: z.number().int(), captions: memeSchema.shape.captions });

const keyOf = (userId: string, { template }: MemePicture) => `bananabread-meme-${userId}-${template ?? "own picture"}`;

function readDraft(key: string) {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What somebody wrote on this picture before, in this browser; else empty boxes, or the words brought along. */
export function openDraft(
  userId: string,
  picture: MemePicture,
  texts: readonly string[] = [],
): Stored<EditedDocument> & { isDraft: boolean } {
  const draft = readDraft(keyOf(userId, picture));
  const captions = draft && texts.length === 0 ? draft.captions : captionsFor(picture, texts);
  return { version: draft?.version ?? 0, document: documentOf(picture, captions), isDraft: draft !== null };
}

/** Keeps it in this browser; another tab may have been first. */
export const draftSaver =
  (userId: string, picture: MemePicture): Save<EditedDocument> =>
  async (document, basedOn) => {
    const key = keyOf(userId, picture);
    const stored = readDraft(key);
    if (stored && stored.version !== basedOn)
      return { conflict: { version: stored.version, document: documentOf(picture, stored.captions) } };
    const version = basedOn + 1;
    localStorage.setItem(key, JSON.stringify({ version, captions: captionsOf(picture, document) }));
    return { saved: version };
  };
