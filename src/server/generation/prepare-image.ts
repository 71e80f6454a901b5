import { MAX_MODEL_INPUT_BYTES } from "../../shared/ai-models.ts";
import type { InspirationImage } from "../../shared/contracts/generate-creative.ts";
import { AppError } from "../../shared/errors.ts";
import type { AiImage } from "../adapters/ai/port.ts";
import { isMadeByModel } from "../images/made-by-a-model.ts";
import { FAULTS } from "../images/picture-fault.ts";
import { sniffImage } from "../images/sniff-image.ts";
import { admittedTurn, type GenerationParts } from "./generation-parts.ts";

/** Also what was said about it, and whether it shows the ground through. */
export type PreparedImage = AiImage &
  Pick<InspirationImage, "role" | "borrow" | "from"> & { isTransparent: boolean; isByModel: boolean };

/** One at a time: three at once would take up three turns for one person. */
export async function prepareImages(
  { darkroom }: Pick<GenerationParts, "darkroom">,
  userId: string,
  images: readonly InspirationImage[],
): Promise<PreparedImage[]> {
  const prepared: PreparedImage[] = [];
  for (const image of images) prepared.push(await prepareImage(darkroom, userId, image));
  return prepared;
}

/** A picture as the AI service gets it, its type detected from the content. */
async function prepareImage(
  darkroom: GenerationParts["darkroom"],
  userId: string,
  { data, name, role, borrow, from }: InspirationImage,
): Promise<PreparedImage> {
  const refuse = (why: string) => new AppError("bad_request", `The image “${shorten(name)}” ${why}`);
  if (data.length > Math.ceil(MAX_MODEL_INPUT_BYTES / 3) * 4) throw refuse("is larger than 7 MB.");
  const bytes = Buffer.from(data, "base64");
  if (bytes.length === 0) throw refuse("is empty.");
  if (isHeic(bytes)) throw refuse("is a HEIC photo. Save it as JPEG or PNG and add it again.");
  if (!sniffImage(bytes)) throw refuse("is not a PNG, JPEG, WebP or GIF picture.");
  const ready = await darkroom.prepare(admittedTurn(userId), bytes);
  if ("fault" in ready) throw refuse(`${FAULTS[ready.fault]}.`);
  // Decoding it anew has taken the mark off.
  return { ...ready, role, borrow, from, isByModel: isMadeByModel(bytes) };
}

function isHeic(bytes: Buffer): boolean {
  return /^....ftyp(heic|heix|hevc|heim|heis|hevm|hevs|mif1|msf1)/s.test(bytes.subarray(0, 16).toString("latin1"));
}

function shorten(name: string): string {
  return Array.from(name.replace(/[\p{Cc}\p{Cf}]/gu, ""))
    .slice(0, 60)
    .join("");
}
