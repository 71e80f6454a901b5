import type { Oven } from "@/oven/oven.ts";
import { OvenError, superseded } from "@/oven/oven-error.ts";
import { createPhotoMail } from "@/oven/remote/photo-mail.ts";
import { createServerOven } from "@/oven/remote/server-oven.ts";
import { postFunction } from "@/session/post-function.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { BriefReading } from "../../../shared/brief/reading.ts";
import type { PreviewIdeaRequest } from "../../../shared/contracts/preview-idea.ts";
import { AppError } from "../../../shared/errors.ts";
import { formatSchema } from "../../../shared/formats.ts";

const NO_MEMES = "Ideas for memes need a browser that can paint. Generating works all the same.";
const NO_PICTURES = "Variations with a picture of your own need a browser that can paint.";

/** Reads, composes and paints on the server, for a browser that cannot. */
export function openServerIdeas(): Oven {
  // What was sent with an idea is there when it is painted.
  const mail = createPhotoMail();
  const painter = createServerOven((request, signal) => postFunction("preview-scene", request, signal), mail);

  async function ask<Answer>(
    request: PreviewIdeaRequest,
    signal: AbortSignal | undefined,
    photos?: Photos,
  ): Promise<Answer> {
    const logos = [request.logo, request.logoOnDark].filter((name) => name !== undefined);
    try {
      return await mail.ask(logos, photos, async (packed) => {
        const sent = { ...request, photos: packed };
        const answer = await postFunction("preview-idea", sent, signal ?? new AbortController().signal);
        // Our own server's, made by the same engine.
        return (await answer.json()) as Answer;
      });
    } catch (error) {
      if (signal?.aborted) throw superseded();
      const isRefused = error instanceof AppError && error.code === "bad_request";
      const message = error instanceof Error ? error.message : "";
      throw new OvenError(isRefused ? "refused" : error instanceof AppError ? "failed" : "offline", message);
    }
  }

  return {
    ...painter,
    // The server looks at what it paints.
    check: () => Promise.resolve(true),
    takeAnswer: () => Promise.reject(new OvenError("unsupported", "This browser cannot compare an answer.")),
    async read({ description, adType, brief, kit }, { signal } = {}) {
      const request = { wanted: "reading", prompt: description, type: typeOf(adType), brief, kit } as const;
      return (await ask<{ reading: BriefReading }>(request, signal)).reading;
    },
    async compose(description, adType, format, seed, { brief, kit, layout, own, signal } = {}) {
      if (own?.photo) throw new OvenError("unsupported", NO_PICTURES);
      const shape = { prompt: description, type: typeOf(adType), format: formatSchema.parse(format) };
      const worn = { kit, logo: own?.logo, logoOnDark: own?.logoOnDark };
      const request = { wanted: "scene", ...shape, brief, ...worn, idea: { seed, layout } } as const;
      return (await ask<{ scene: Scene }>(request, signal, own?.photos)).scene;
    },
  };
}

function typeOf(adType: AdType): Exclude<AdType, "meme"> {
  if (adType === "meme") throw new OvenError("refused", NO_MEMES);
  return adType;
}
