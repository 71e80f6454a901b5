import type { LogoColor } from "../../shared/brands/logo-colors.ts";
import type { Turn } from "../fairness/fair-queue.ts";
import type { PageFound } from "../pages/found.ts";
import { pngInIco } from "./png-in-ico.ts";
import type { SitesParts } from "./sites-parts.ts";

export type SeenLogo = { png: Buffer; width: number; height: number; colors: LogoColor[]; from: string };

const MOST = 3;
/** Smaller ones are of no use on a creative. */
const LEAST_SIDE = 24;

type Parts = Pick<SitesParts, "fetchFile" | "darkroom">;

/** The pictures that a page shows for itself, painted to PNG. One that cannot be had is left out. */
export async function findLogos(parts: Parts, turn: Turn, page: PageFound, signal: AbortSignal): Promise<SeenLogo[]> {
  const { drawing, logos } = page;
  const files: { from: string; bytes: () => Promise<Buffer> }[] = [
    ...(drawing ? [{ from: drawing.from, bytes: () => Promise.resolve(Buffer.from(drawing.value)) }] : []),
    ...logos.map(({ address, from }) => ({
      from,
      bytes: async () => pngInIco((await parts.fetchFile(address, signal)).bytes),
    })),
  ];
  const seen = await Promise.all(
    files.map(async ({ from, bytes }): Promise<SeenLogo | undefined> => {
      try {
        const painted = await parts.darkroom.logo({ ...turn, isAdmitted: true, signal }, await bytes());
        return "fault" in painted ? undefined : { ...painted, from };
      } catch {
        return undefined;
      }
    }),
  );
  return seen
    .filter((logo) => logo !== undefined)
    .filter(({ width, height, colors }) => Math.max(width, height) >= LEAST_SIDE && colors.length > 0)
    .slice(0, MOST);
}
