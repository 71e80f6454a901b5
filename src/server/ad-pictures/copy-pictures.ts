import { every } from "../every.ts";
import type { AdPicturesParts } from "./ad-pictures-parts.ts";
import { type ClaimedPicture, claimPictures } from "./claim-pictures.ts";
import { copyPicture } from "./copy-picture.ts";
import { freeAbandoned, giveBack, recordFailure } from "./record-failure.ts";
import { ClaimLostError } from "./store-copy.ts";

/**
 * Works through the queue, a few pictures at a time, together with all other processes. Each picture is claimed for a
 * while and the claim is renewed as long as the work goes on, so that after a crash another process takes over.
 */
export function copyPictures(parts: AdPicturesParts) {
  const { pool, logger, pace } = parts;
  const stopping = new AbortController();
  const underWay = new Map<ClaimedPicture, Promise<void>>();
  let lastHost = "";

  async function fill() {
    if (stopping.signal.aborted) return;
    const dead = await freeAbandoned(pool, pace);
    if (dead > 0) logger.warn({ pictures: dead }, "pictures of ads were left by a process that died");
    const claimed = await claimPictures(pool, pace, pace.atOnce - underWay.size, lastHost);
    for (const picture of claimed) {
      lastHost = picture.host;
      const work = run(picture).finally(() => {
        underWay.delete(picture);
        look.now();
      });
      underWay.set(picture, work);
    }
  }

  async function run(picture: ClaimedPicture) {
    try {
      await copyPicture(parts, picture, stopping.signal);
    } catch (error) {
      if (error instanceof ClaimLostError) return;
      logger.info({ err: error, ad: picture.adId, attempts: picture.attempts }, "a picture of an ad was not copied");
      const end = stopping.signal.aborted ? giveBack(pool, picture) : recordFailure(pool, picture, pace, error);
      // If that fails too, the claim expires.
      await end.catch((failure: unknown) => logger.warn({ err: failure, ad: picture.adId }, "and that was not noted"));
    }
  }

  async function renew() {
    if (underWay.size === 0) return;
    const pictures = [...underWay.keys()];
    await pool.query(
      `update private.ad_pictures p set claimed_until = now() + $3 * interval '1 ms'
         from unnest($1::uuid[], $2::uuid[]) held (ad_id, claim)
        where p.ad_id = held.ad_id and p.claim = held.claim and p.state = 'working'`,
      [pictures.map(({ adId }) => adId), pictures.map(({ claim }) => claim), pace.leaseMs],
    );
  }

  const look = every(pace.lookEveryMs, fill, "the search for pictures to copy", logger);
  const renewal = every(pace.leaseMs / 3, renew, "the renewal of claims on pictures", logger);
  return {
    /** Something was queued. */
    wake: look.now,
    start() {
      look.start();
      renewal.start();
      look.now();
    },
    /** What is under way is given back. */
    async stop() {
      stopping.abort();
      await look.stop();
      await Promise.all(underWay.values());
      await Promise.all([look.stop(), renewal.stop()]);
    },
  };
}
