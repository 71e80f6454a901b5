import { FetchError } from "../adapters/fetch/port.ts";
import { FAULTS } from "../images/picture-fault.ts";
import { sniffImage } from "../images/sniff-image.ts";
import type { AdPicturesParts } from "./ad-pictures-parts.ts";
import type { ClaimedPicture } from "./claim-pictures.ts";
import { storeCopy } from "./store-copy.ts";

const COPIES = "copies of ads";

/** Fetches one picture and stores it, decoded and encoded again. Fails with a `FetchError` when that cannot be done. */
export async function copyPicture(parts: AdPicturesParts, picture: ClaimedPicture, signal: AbortSignal): Promise<void> {
  const { bytes, claimedType } = await parts.fetchPicture(picture.address, signal);
  if (!sniffImage(bytes)) throw new FetchError(whatItIs(claimedType));
  // One lane for all of them: whoever waits for a picture of their own is only one turn behind.
  const turn = { lane: COPIES, person: COPIES, isAdmitted: true, signal };
  const copy = await parts.darkroom.clean(turn, bytes, "image/webp");
  if ("fault" in copy) {
    const { fault } = copy;
    throw new FetchError(
      fault === "damaged" ? "The picture is damaged or only part of it arrived" : `The picture ${FAULTS[fault]}`,
    );
  }
  await storeCopy(parts, picture, copy);
}

/** By what the server says, as far as that can be a type. */
function whatItIs(claimedType: string | null): string {
  const [type] = /^[a-z]+\/[\w.+-]{1,60}/i.exec(claimedType ?? "") ?? [];
  if (!type) return "Not a picture";
  return type.toLowerCase().startsWith("image/")
    ? `Not a PNG, JPEG, WebP or GIF, though the server says ${type}`
    : `Not a picture: ${type}`;
}
