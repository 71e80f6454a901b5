import { BORROW_PARTS, defaultRole } from "../../shared/inspiration.ts";
import type { ImageUse, StyleSource, UsedImage } from "../adapters/ai/port.ts";
import type { Row } from "../database/rows.ts";
import { findComposed, readComposed } from "./find-composed.ts";
import type { GenerationParts } from "./generation-parts.ts";
import type { PreparedImage } from "./prepare-image.ts";

type Parts = Pick<GenerationParts, "pool" | "pixels" | "findAd">;

/** What each picture is for, and for those that lend their style what is known about the ad behind them. */
export async function findUses(parts: Parts, userId: string, images: readonly PreparedImage[]): Promise<UsedImage[]> {
  return Promise.all(
    images.map(async ({ bytes, mimeType, ...wish }) => ({
      bytes,
      mimeType,
      use: await useOf(parts, userId, { bytes, mimeType, ...wish }),
    })),
  );
}

async function useOf(parts: Parts, userId: string, image: PreparedImage): Promise<ImageUse> {
  const { role, borrow = BORROW_PARTS, from, isTransparent } = image;
  // A creative of ours that came back as a file is an ad, not a photograph.
  const found = role === undefined && !from ? await findComposed(parts, userId, image) : undefined;
  const used = role ?? defaultRole({ isAd: from !== undefined || found !== undefined, isTransparent });
  if (used !== "style") return { role: used };
  return { role: used, borrow, source: found ?? (await sourceOf(parts, userId, image)) };
}

/** A creative of somebody else, or one that is gone, is only a picture. */
async function sourceOf(parts: Parts, userId: string, image: PreparedImage): Promise<StyleSource> {
  const { from } = image;
  if (from?.kind === "ad") return parts.findAd(from.id) ?? (await uploadedAd(parts, from.id));
  const composed = from ? await readComposed(parts, userId, from.id) : await findComposed(parts, userId, image);
  return { scene: composed?.scene };
}

/** An uploaded ad has only its picture and its name. */
async function uploadedAd({ pool }: Parts, id: string): Promise<StyleSource> {
  const { rows } = await pool.query<Row<"public.ads_swipe", "name">>(
    "select name from public.ads_swipe where id = $1",
    [id],
  );
  return { name: rows[0]?.name };
}
