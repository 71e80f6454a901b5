import { Parser } from "htmlparser2";
import { colorOf } from "./css-color.ts";
import type { Found, Named, PageFound } from "./found.ts";
import { nameFrom, socialOf } from "./page-words.ts";

const [MOST_STYLES, MOST_INLINE, MOST_LOGOS, MOST_DRAWING] = [6, 512 * 1024, 4, 128 * 1024];
/** Below this many letters, a page with scripts says nothing without them. */
const FEW_LETTERS = 200;
const MOST_CONTACTS = 4;
/** No honest page is deeper or longer, and every element costs as much as there are around it. */
const [DEEPEST, MOST_TAGS] = [2_000, 200_000];

type Attributes = Record<string, string>;

/** Reads what a page says about its brand. It is read as it comes: broken HTML ends nothing. */
export function readPage(html: string, address: string): PageFound {
  const metas = new Map<string, string>();
  const icons: (Named & { size: number })[] = [];
  const headerPictures: Named[] = [];
  const styles: Named[] = [];
  const inlineStyles: string[] = [];
  const contacts: Found[] = [];
  const socials: Found[] = [];
  let [title, heading, base] = ["", "", address];
  let [inHeader, inHome, scripts, letters, passwords, inlineLength] = [0, 0, 0, 0, 0, 0];
  let [depth, tags] = [0, 0];
  /** Where the text that is being read goes. */
  let reading: "title" | "h1" | "style" | "script" | undefined;
  let styleText = "";
  /** The telephone link that is open, and how the page writes its number. */
  let telephone: { contact: Found; written: string } | undefined;
  let drawingFrom: number | undefined;
  let drawing: string | undefined;

  const complete = (link: string | undefined) =>
    link && URL.canParse(link, base) ? new URL(link, base).href : undefined;

  function open(name: string, attributes: Attributes) {
    // What was read until here counts.
    if (++depth > DEEPEST || ++tags > MOST_TAGS) parser.pause();
    const { rel = "", href, src, alt = "", content } = attributes;
    if (name === "base" && href) base = complete(href) ?? base;
    if (name === "meta" && content) {
      const key = (attributes.property ?? attributes.name ?? "").toLowerCase();
      if (key && !metas.has(key)) metas.set(key, content.trim());
    }
    if (name === "link" && href) link(rel.toLowerCase().split(/\s+/), complete(href), attributes);
    if (name === "header" || name === "nav" || attributes.role === "banner") inHeader++;
    if (name === "a" && href) anchor(href);
    const isLogo = /logo|brand/i.test([src, alt, attributes.class, attributes.id].join(" "));
    const picture = complete(src ?? attributes["data-src"]);
    if (name === "img" && picture && (inHeader > 0 || inHome > 0 || isLogo))
      headerPictures.push({
        address: picture,
        from: isLogo ? "a picture that is called the logo" : "first picture in the page header",
      });
    if (name === "svg" && drawing === undefined && drawingFrom === undefined && (inHeader > 0 || inHome > 0))
      drawingFrom = parser.startIndex;
    if (name === "script") scripts++;
    if (name === "input" && attributes.type?.toLowerCase() === "password") passwords++;
    if (name === "title" || name === "h1" || name === "style" || name === "script") reading = name;
    const old = oldStyle(name, attributes);
    if (old && inlineLength < MOST_INLINE) addStyle(`${name}{${old}}`);
  }

  function addStyle(css: string) {
    inlineLength += css.length;
    if (inlineLength <= MOST_INLINE) inlineStyles.push(css);
  }

  function link(rel: string[], found: string | undefined, { sizes = "", type = "" }: Attributes) {
    if (!found) return;
    if (rel.includes("stylesheet") && styles.length < MOST_STYLES)
      styles.push({ address: found, from: "a style file of the page" });
    const isTouch = rel.some((word) => word.startsWith("apple-touch-icon"));
    if (!isTouch && !rel.includes("icon")) return;
    const isDrawing = type.includes("svg") || /\.svg(\?|$)/i.test(found);
    const size = isDrawing ? 1_000 : Number.parseInt(sizes, 10) || (isTouch ? 180 : 32);
    icons.push({ address: found, from: isTouch ? "apple-touch-icon" : "icon of the page", size });
  }

  function anchor(href: string) {
    const [, scheme = "", number] = /^(tel|mailto):([^?]{3,70})/i.exec(href) ?? [];
    if (number && contacts.length < MOST_CONTACTS) {
      const contact = { value: decode(number), from: "a link on the page" };
      contacts.push(contact);
      if (/tel/i.test(scheme)) telephone = { contact, written: "" };
    }
    const found = complete(href);
    const social = found && socialOf(found);
    if (social && socials.length < 8 && !socials.some(({ value }) => value === social))
      socials.push({ value: social, from: "a link on the page" });
    const home = found && new URL(found);
    if (home && home.origin === new URL(address).origin && home.pathname === "/") inHome++;
  }

  function close(name: string) {
    depth--;
    if (name === "header" || name === "nav") inHeader = Math.max(0, inHeader - 1);
    if (name === "a") {
      inHome = 0;
      if (telephone && isSameNumber(telephone.written, telephone.contact.value))
        telephone.contact.value = telephone.written.replace(/\s+/g, " ").trim();
      telephone = undefined;
    }
    if (name === "style") {
      addStyle(styleText);
      styleText = "";
    }
    if (name === "svg" && drawingFrom !== undefined) {
      const source = html.slice(drawingFrom, (parser.endIndex ?? 0) + 1);
      if (source.length <= MOST_DRAWING) drawing = source;
      drawingFrom = undefined;
    }
    if (name === reading) reading = undefined;
  }

  function text(words: string) {
    if (reading === "title" && title.length < 300) title += words;
    else if (reading === "h1" && heading.length < 300) heading += words;
    else if (reading === "style" && styleText.length < MOST_INLINE) styleText += words;
    if (telephone && telephone.written.length < 70) telephone.written += words.slice(0, 70);
    if (reading !== "style" && reading !== "script") letters += words.trim().length;
  }

  const parser = new Parser({ onopentag: open, onclosetag: close, ontext: text }, { decodeEntities: true });
  parser.end(html);
  const meta = (...names: string[]): Found | undefined => {
    const name = names.find((one) => metas.get(one));
    return name ? { value: metas.get(name) ?? "", from: name } : undefined;
  };
  const theme = meta("theme-color", "msapplication-tilecolor");
  const themeColor = theme && colorOf(theme.value);
  const shown = complete(metas.get("og:image"));
  return {
    name: nameFrom({ meta, title, heading, address }),
    description: meta("description", "og:description"),
    logos: distinct([
      ...headerPictures.slice(0, 1),
      ...icons.sort((one, other) => other.size - one.size),
      ...(shown ? [{ address: shown, from: "og:image" }] : []),
    ]).slice(0, MOST_LOGOS),
    drawing: drawing ? { value: withNamespace(drawing), from: "first drawing in the page header" } : undefined,
    themeColors: themeColor && theme ? [{ value: themeColor, from: theme.from }] : [],
    styles: distinct(styles),
    inlineStyles,
    contacts: contacts.filter(({ value }, at) => contacts.findIndex((one) => one.value === value) === at),
    socials,
    isWall: passwords > 0 && letters < 2 * FEW_LETTERS,
    isBare: letters < FEW_LETTERS && scripts > 0,
  };
}

/** What an element says of its own looks, also as pages did before there were style sheets. */
function oldStyle(name: string, { style, bgcolor, color, text, face }: Attributes): string {
  const said = [
    style,
    bgcolor && `background:${bgcolor}`,
    (name === "font" ? color : name === "body" ? text : undefined) && `color:${name === "font" ? color : text}`,
    name === "font" && face && `font-family:${face}`,
  ];
  return said.filter(Boolean).join(";");
}

const distinct = (files: readonly Named[]): Named[] =>
  files
    .filter(({ address }, at) => files.findIndex((file) => file.address === address) === at)
    .map(({ address, from }) => ({ address, from }));

/** Inside a page a drawing needs no namespace, as a file it does. */
const withNamespace = (svg: string) =>
  /^<svg[^>]*\sxmlns=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** A page may write a number as people at home dial it: 0113 496 0182 is +44 113 496 0182. */
const isSameNumber = (written: string, dialled: string) =>
  digitsOf(written).length > 5 && digitsOf(dialled).endsWith(digitsOf(written).replace(/^0+/, ""));

function decode(text: string) {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
