import { setTimeout as sleep } from "node:timers/promises";

const THINK_MS = 250;
const PATHS = ["/rest/v1/creatives?limit=20", "/rest/v1/ads_swipe?limit=20", "/dashboard"];

/** People who look around: the gallery, the swipe file, the page itself. Returns how long each look took, sorted. */
export async function browse(url: string, people: Record<string, string>[], signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    people.map(async (headers, person) => {
      for (let look = person; !signal.aborted; look++) {
        const startedAt = performance.now();
        const answer = await fetch(url + PATHS[look % PATHS.length], { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`browsing answered ${answer.status}`);
        times.push(performance.now() - startedAt);
        await sleep(THINK_MS);
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

export const percentile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
