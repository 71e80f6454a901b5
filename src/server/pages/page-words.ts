import type { Found } from "./found.ts";

const LONGEST_NAME = 30;
/** What stands between a name and what is said about it. */
const BETWEEN = /\s+[|·•–—:»«-]\s+|\s*[|•»]\s*/u;
const NOT_A_NAME = /^(home|homepage|start|startseite|accueil|inicio|welcome|index|untitled|الرئيسية|ホーム|首页)$/iu;

type Titles = { meta: (...names: string[]) => Found | undefined; title: string; heading: string; address: string };

/** What a page calls its brand. */
export function nameFrom({ meta, title, heading, address }: Titles): Found | undefined {
  const said = meta("og:site_name", "application-name", "apple-mobile-web-app-title");
  if (said) return cut(said);
  const parts = title
    .replace(/\s+/gu, " ")
    .trim()
    .split(BETWEEN)
    .filter((part) => part && !NOT_A_NAME.test(part));
  const { hostname, pathname } = new URL(address);
  // A front page says the name first, and every other page says it last.
  const usual = pathname === "/" ? parts[0] : parts.at(-1);
  const name = parts.find((part) => isInHost(part, hostname)) ?? usual;
  if (name) return cut({ value: name, from: "title of the page" });
  return heading.trim() ? cut({ value: heading.replace(/\s+/gu, " "), from: "first heading" }) : undefined;
}

/** Whether a word of it is what the site is called in its address. */
function isInHost(part: string, hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^www\./, "");
  return part
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && host.includes(word));
}

function cut({ value, from }: Found): Found | undefined {
  const whole = value.replace(/\s+/gu, " ").trim();
  const short = whole.length <= LONGEST_NAME ? whole : whole.slice(0, LONGEST_NAME + 1).replace(/\s+\S*$/u, "");
  return short ? { value: short.slice(0, LONGEST_NAME), from } : undefined;
}

const SOCIAL =
  /^https?:\/\/(?:www\.|m\.)?(instagram\.com|facebook\.com|tiktok\.com|linkedin\.com|youtube\.com|x\.com|twitter\.com|pinterest\.[a-z.]{2,6}|threads\.(?:net|com)|bsky\.app)\/[\w@.\-/]{2,60}/i;
/** Buttons that share the page, not profiles. */
const SHARES = /\/(share|sharer|intent|dialog|pin\/create|plugins)\b/i;

/** The address of a profile, without what follows it. */
export function socialOf(address: string): string | undefined {
  const [profile] = SOCIAL.exec(address) ?? [];
  return profile && !SHARES.test(profile)
    ? profile.replace(/^https?:\/\/(www\.|m\.)?/i, "").replace(/\/$/, "")
    : undefined;
}
