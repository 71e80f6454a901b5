import { BORROW_PARTS, defaultRole } from "../../shared/inspiration.ts";
import type { ImageUse, StyleSource, UsedImage } from "../adapters/ai/port.ts";
import { findComposed, readComposed } from "./find-composed.ts";
import type { GenerationParts } from "./generation-parts.ts";
import type { PreparedImage } from "./prepare-image.ts";

type Parts = Pick<GenerationParts, "pool" | "darkroom" | "findAd">;

/** What each picture is for, and for those that lend their style what is known about the ad behind them. */
export async function findUses(parts: Parts, userId: string, images: readonly PreparedImage[]): Promise<UsedImage[]> {
  return Promise.all(
    images.map(async (image) => {
      const { bytes, mimeType, isByModel } = image;
      return { bytes, mimeType, isByModel, use: await useOf(parts, userId, image) };
    }),
  );
}

async function useOf(parts: Parts, userId: string, image: PreparedImage): Promise<ImageUse> {
  const { role, borrow = BORROW_PARTS, from, isTransparent } = image;
  // Its idea comes along as a whole, so there is nothing to choose among.
  if (from?.kind === "template") return { role: "style", borrow: ["palette"], source: {}, isTemplate: true };
  // A creative of ours that came back as a file is an ad, not a photograph.
  const found = role === undefined && !from ? await findComposed(parts, userId, image) : undefined;
  const used = role ?? defaultRole({ isAd: from !== undefined || found !== undefined, isTransparent });
  if (used !== "style") return { role: used };
  return { role: used, borrow, source: found ?? (await sourceOf(parts, userId, image)) };
}

/** An uploaded ad, a creative of somebody else and one that is gone are only pictures. */
async function sourceOf(parts: Parts, userId: string, image: PreparedImage): Promise<StyleSource> {
  const { from } = image;
  if (from?.kind === "ad") return parts.findAd(from.id) ?? {};
  const composed = from ? await readComposed(parts, userId, from.id) : await findComposed(parts, userId, image);
  return { scene: composed?.scene };
}
