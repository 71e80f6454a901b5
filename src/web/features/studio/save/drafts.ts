import { z } from "zod";
import { keptThings } from "@/lib/kept-things.ts";
import type { Save, Stored } from "@/workbench/saving/autosave.ts";
import { pictureNames } from "../../../../engine/scene/picture-names.ts";
import { type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";

/** What is worked on and not saved as a version, in this browser. The server knows nothing of it. */
const draftSchema = z.object({ version: z.number().int(), scene: sceneSchema });

const pictures = keptThings<Uint8Array>("bananabread-studio");

type Drafted = { userId: string; versionId: string };

const keyOf = ({ userId, versionId }: Drafted) => `bananabread-studio-${userId}-${versionId}`;
const pictureKey = (drafted: Drafted, name: string) => `${keyOf(drafted)} ${name}`;

function readDraft(drafted: Drafted) {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(drafted)) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What was worked on before, with its pictures, or the version as it was saved. */
export async function openDraft(drafted: Drafted, saved: Scene, own: ReadonlyMap<string, Uint8Array>) {
  const draft = readDraft(drafted);
  const fresh = {
    opened: { version: draft?.version ?? 0, document: saved } as Stored<Scene>,
    photos: own,
    isDraft: false,
  };
  // Everything in it may have been undone.
  if (!draft || JSON.stringify(draft.scene) === JSON.stringify(saved)) return fresh;
  const photos = new Map(own);
  for (const name of pictureNames(draft.scene)) {
    const bytes = photos.get(name) ?? (await pictures.read(pictureKey(drafted, name)).catch(() => null));
    // Without its pictures it is not what was worked on.
    if (!bytes) return fresh;
    photos.set(name, bytes);
  }
  return { opened: { version: draft.version, document: draft.scene }, photos, isDraft: true };
}

/** Keeps it in this browser; another tab may have been first. */
export const draftSaver =
  (of: () => Drafted): Save<Scene> =>
  async (scene, basedOn) => {
    const drafted = of();
    const stored = readDraft(drafted);
    if (stored && stored.version !== basedOn) return { conflict: { version: stored.version, document: stored.scene } };
    const version = basedOn + 1;
    localStorage.setItem(keyOf(drafted), JSON.stringify({ version, scene }));
    return { saved: version };
  };

/** Kept until the draft is forgotten: an undone step may bring a picture back. */
export const keepPicture = (drafted: Drafted, name: string, bytes: Uint8Array) =>
  pictures.keep(pictureKey(drafted, name), bytes);

/** It is saved: the next time the version opens as it is. */
export function forgetDraft(drafted: Drafted): void {
  localStorage.removeItem(keyOf(drafted));
  const key = keyOf(drafted);
  void pictures.forget(IDBKeyRange.bound(`${key} `, `${key} \uffff`)).catch(() => {});
}
