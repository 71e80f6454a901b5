import { base64Of } from "@/lib/base64.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import type { PreviewPhoto } from "../../../shared/contracts/preview-scene.ts";
import { AppError } from "../../../shared/errors.ts";

export type PhotoMail = ReturnType<typeof createPhotoMail>;

/** Gives photos names that no other tab uses, and sends the bytes of each until the server has them. */
export function createPhotoMail() {
  const ids = new WeakMap<Uint8Array, string>();
  const tab = Math.random().toString(36).slice(2);
  const arrived = new Set<string>();
  let last = 0;

  function idOf(photo: Uint8Array) {
    const id = ids.get(photo) ?? `${tab}-${++last}`;
    ids.set(photo, id);
    return id;
  }

  async function pack(names: readonly string[], photos: Photos | undefined): Promise<PreviewPhoto[]> {
    const packed = names.map(async (name) => {
      const bytes = photos?.get(name);
      if (!bytes) return [];
      const id = idOf(bytes);
      return [{ name, id, ...(!arrived.has(id) && { data: await base64Of(bytes) }) }];
    });
    return (await Promise.all(packed)).flat();
  }

  return {
    /** Asks with the photos of these names, and once more when the server has forgotten some. */
    async ask<Answer>(
      names: readonly string[],
      photos: Photos | undefined,
      send: (packed: PreviewPhoto[]) => Promise<Answer>,
    ): Promise<Answer> {
      for (let isSecond = false; ; isSecond = true) {
        const packed = await pack(names, photos);
        try {
          const answer = await send(packed);
          for (const { id } of packed) arrived.add(id);
          return answer;
        } catch (error) {
          const isForgotten = error instanceof AppError && error.code === "not_found" && packed.length > 0;
          if (!isForgotten || isSecond) throw error;
          for (const { id } of packed) arrived.delete(id);
        }
      }
    },
  };
}
