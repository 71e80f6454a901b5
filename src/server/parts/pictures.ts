import { PACE, type Pace } from "../ad-pictures/ad-pictures-parts.ts";
import { copyPictures } from "../ad-pictures/copy-pictures.ts";
import { createProgress } from "../ad-pictures/read-progress.ts";
import { createPictureFetcher } from "../adapters/fetch/fetch-picture.ts";
import { FETCH_LIMITS, type FetchRules, portsBeside } from "../adapters/fetch/fetch-rules.ts";
import { resolveName } from "../adapters/fetch/resolve-name.ts";
import type { KeepObject } from "../adapters/storage/port.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { Ground } from "./part.ts";

export type PicturesOptions = {
  /** Test replacements for the real ones. */
  pictures?: { rules?: Partial<FetchRules>; pace?: Partial<Pace> } | undefined;
};

type Needed = { keepObject: KeepObject; darkroom: Darkroom };

/** Copies of the pictures that uploaded ads link to. */
export function picturesPart({ config, pool, logger }: Ground, needed: Needed, { pictures }: PicturesOptions) {
  const fetchPicture = createPictureFetcher({
    ports: portsBeside(config.FETCH_EXTRA_PORTS),
    standIns: new Set(config.FETCH_STAND_INS),
    resolveName,
    limits: FETCH_LIMITS,
    ...pictures?.rules,
  });
  const copier = copyPictures({ pool, logger, fetchPicture, ...needed, pace: { ...PACE, ...pictures?.pace } });
  const progress = createProgress(pool);
  return {
    readProgress: progress.read,
    onQueued() {
      progress.forget();
      copier.wake();
    },
    start: copier.start,
    stop: copier.stop,
  };
}
