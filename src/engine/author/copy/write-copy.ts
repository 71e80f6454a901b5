import { checkCopy } from "../../../shared/copy/check-copy.ts";
import { COPY_PLACES, type CopyField, type CopyLimit, type CopyPlaceId } from "../../../shared/copy/copy-places.ts";
import type { Planned } from "../planned/planned.ts";
import { repeats } from "../written/lines.ts";
import { cutTo } from "./cut-to.ts";
import { materialOf } from "./material.ts";
import { asSaid, inLines, inShort } from "./primary-texts.ts";

const ALTERNATIVES = 3;
/** Up to three texts for each field that a place has, the best first. */
export type PlaceCopy = Partial<Record<CopyField, string[]>>;

/**
 * The words beside a picture, for one place where it stands. All of them are the description's own, put together anew: what
 * it does not say is in none of them. No text is too long for its place.
 */
export function writeCopy(planned: Planned, placeId: CopyPlaceId): PlaceCopy {
  const place: Partial<Record<CopyField, CopyLimit>> = COPY_PLACES[placeId];
  const material = materialOf(planned);
  const { headlines, about, offers, when, more } = material;
  const copy: PlaceCopy = {};
  if (place.primary) {
    const texts = [asSaid, inLines, inShort].map((write) => write(planned, material, place.primary as CopyLimit));
    copy.primary = distinct(texts.filter((text) => text !== undefined));
  }
  if (place.headline) copy.headline = fitting([...headlines, ...about, ...offers], place.headline, planned);
  if (place.description) {
    const taken = copy.headline?.[0] ?? "";
    const rest = [...about, ...offers, ...when, ...more, ...headlines].filter((words) => !repeats(words, taken));
    copy.description = fitting(rest, place.description, planned);
  }
  return copy;
}

/** Those that are shown in full, and where none is, the best one as far as it goes. */
function fitting(candidates: readonly string[], limit: CopyLimit, { text, language }: Planned): string[] {
  const whole = distinct(candidates.filter((words) => checkCopy(words, limit).state === "fits"));
  if (whole.length > 0) return whole.slice(0, ALTERNATIVES);
  const [cut] = candidates.flatMap((words) => cutTo(words, limit, { text, language }) ?? []);
  return cut === undefined ? [] : [cut];
}

const distinct = (texts: readonly string[]) =>
  texts.filter((one, at) => texts.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
