import { TYPEFACES } from "../../engine/scene/typefaces.ts";
import { suggestColors } from "../../shared/brands/suggest-colors.ts";
import type { ReadSiteOutput } from "../../shared/contracts/read-site.ts";
import { AppError } from "../../shared/errors.ts";
import { FetchError, type FetchedPicture } from "../adapters/fetch/port.ts";
import { TooBusyError, TookTooLongError, type Turn } from "../fairness/fair-queue.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { Named, PageFound, StylesFound } from "../pages/found.ts";
import { findLogos, type SeenLogo } from "./find-logos.ts";
import { isAllowed } from "./robots.ts";
import type { SitesParts } from "./sites-parts.ts";

const OTHER_WAYS = "Nothing was kept. Use a logo file instead, or fill the brand in by hand.";
const WALL = "The page asks for a password";
const BARE = "The page draws nearly everything with scripts, which we do not run.";
/** More of the same file or list tells nothing new. */
const [MOST_COLORS, THEME_USES, LOGO_USES] = [40, 1_000, 100];

/** Opens one page that somebody names, with its style files and icons, and tells what it says about its brand. */
export async function readSite(parts: SitesParts, userId: string, address: string): Promise<ReadSiteOutput> {
  await limitCalls(parts.pool, userId, "read_site");
  const turn = { lane: `pages of ${userId}`, person: userId };
  try {
    return await parts.queue(turn, ({ signal }) => look(parts, turn, withScheme(address), signal));
  } catch (error) {
    throw inWords(error);
  }
}

const withScheme = (address: string) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);

async function look(parts: SitesParts, turn: Turn, address: string, signal: AbortSignal): Promise<ReadSiteOutput> {
  const fetched = await fetchAllowed(parts, address, signal);
  const page = await parts.think("page", { html: textOf(fetched), address: fetched.address }, turn);
  if (page.isWall) throw new FetchError(WALL);
  const [sheets, logos] = await Promise.all([
    fetchSheets(parts, page.styles, signal),
    findLogos(parts, turn, page, signal),
  ]);
  signal.throwIfAborted();
  const styles = await parts.think("styles", { sheets: [...page.inlineStyles, ...sheets] }, turn);
  return foundIn(fetched.address, page, styles, logos);
}

/** The page, if its site lets programs open it. */
async function fetchAllowed({ fetchPage }: SitesParts, address: string, signal: AbortSignal): Promise<FetchedPicture> {
  const fetched = await fetchPage(address, signal);
  const url = new URL(fetched.address);
  const robots = await fetchPage(new URL("/robots.txt", url).href, signal).then(textOf, () => "");
  signal.throwIfAborted();
  if (!isAllowed(robots, url.pathname)) throw new FetchError("The site asks programs to stay out (robots.txt)");
  const type = fetched.claimedType?.toLowerCase() ?? "text/html";
  if (!/^(text\/html|application\/xhtml)/.test(type)) throw new FetchError(`This is not a page but ${kindOf(type)}`);
  return fetched;
}

const kindOf = (type: string) => /^[a-z]+\/[\w.+-]{1,40}/.exec(type)?.[0] ?? "something else";

/** Old pages are not in UTF-8, and say so somewhere. */
function textOf({ bytes, claimedType }: FetchedPicture): string {
  const said = /charset=["']?([\w-]{2,20})/i;
  const name =
    said.exec(claimedType ?? "")?.[1] ?? said.exec(bytes.subarray(0, 2_048).toString("latin1"))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function fetchSheets(
  { fetchFile }: SitesParts,
  styles: readonly Named[],
  signal: AbortSignal,
): Promise<string[]> {
  const fetched = await Promise.all(styles.map(({ address }) => fetchFile(address, signal).then(textOf, () => "")));
  return fetched.filter(Boolean);
}

function foundIn(address: string, page: PageFound, styles: StylesFound, logos: SeenLogo[]): ReadSiteOutput {
  const colors = suggestColors([
    ...page.themeColors.map(({ value, from }) => ({ hex: value, from, uses: THEME_USES })),
    ...styles.colors.slice(0, MOST_COLORS).map(({ hex, uses }) => ({ hex, uses, from: "used most in its styles" })),
    // What a page does not say in styles, its logo shows.
    ...logos
      .slice(0, 1)
      .flatMap(({ colors: seen, from }) =>
        seen.map(({ hex, share }) => ({ hex, uses: share * (styles.colors.length > 0 ? 1 : LOGO_USES), from })),
      ),
  ]);
  const fonts = styles.fonts.map(({ family, for: use, isFile }) => ({
    ...{ family, for: use, ours: ourFont(family) },
    from: isFile ? "a font file of the site" : "named in its styles",
  }));
  const isEmpty = logos.length === 0 && colors.length === 0;
  return {
    ...{ address, colors, fonts },
    name: page.name ?? null,
    description: page.description ? { ...page.description, value: page.description.value.slice(0, 300) } : null,
    logos: logos.map(({ png, width, height, from }) => ({ data: png.toString("base64"), width, height, from })),
    contacts: page.contacts,
    socials: page.socials,
    note:
      isEmpty && page.isBare ? BARE : isEmpty ? "The page opened, but it names no icon, no logo and no colour." : null,
  };
}

const ourFont = (family: string): string | null =>
  Object.entries(TYPEFACES).find(([, face]) => face.family.toLowerCase() === family.toLowerCase())?.[0] ?? null;

function inWords(error: unknown): unknown {
  if (error instanceof FetchError) {
    const isWall = /answered (401|403)\b/.test(error.message);
    return new AppError("bad_request", `${isWall ? WALL : error.message}. ${OTHER_WAYS}`, { cause: error });
  }
  const isSlow = error instanceof TookTooLongError || (error instanceof AppError && error.code === "unavailable");
  if (isSlow) return new AppError("bad_request", `The page took too long to read. ${OTHER_WAYS}`, { cause: error });
  if (error instanceof TooBusyError) {
    const message = error.isOwnFault
      ? "You are looking up other pages already. Wait for them, then try again."
      : "Too many pages are being looked up. Try again in a few seconds.";
    return new AppError("rate_limited", message, { retryAfter: 5 });
  }
  return error;
}
