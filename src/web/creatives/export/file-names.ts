import { FORMATS } from "../../../shared/formats.ts";
import { type FileType, formatOfSize, PLATFORMS, type Preset } from "../../../shared/platform-presets.ts";

export const DEFAULT_TEMPLATE = "{name}-{preset}-{width}x{height}";
export const TOKENS = ["{name}", "{preset}", "{platform}", "{width}", "{height}", "{format}", "{n}"] as const;
export const MAX_TEMPLATE = 120;
const KEY = "bananabread-export-names";

/** Windows keeps these for devices, whatever the ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these may not be in the name of a file
const FORBIDDEN = /[<>:"/\\|?*\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** In bytes, with room for a number, an ending and a folder: most systems allow 255. */
const MAX_BYTES = 150;
const ENDINGS: Record<FileType, string> = { png: "png", jpeg: "jpg", webp: "webp" };

type Named = { title: string; preset: Preset; type: FileType /** Counted from one. */; n: number };

/** How the user wants files named, kept on this device. */
export function nameTemplate(): string {
  try {
    return localStorage.getItem(KEY) ?? DEFAULT_TEMPLATE;
  } catch {
    return DEFAULT_TEMPLATE;
  }
}

export function keepNameTemplate(template: string) {
  try {
    localStorage.setItem(KEY, template.slice(0, MAX_TEMPLATE));
  } catch {
    // Storage is full or disabled: the next visit begins with the usual names.
  }
}

/** Words as they stand in a name: lower case, hyphens between them. */
export function slug(text: string): string {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’']/gu, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return cutToBytes((words ?? []).join("-"), 80) || "creative";
}

/** A name for every file: safe on all systems, and never the same twice, however its letters are cased. */
export function createNaming(template: string) {
  const taken = new Set<string>();
  return function nameOf({ title, preset, type, n }: Named): string {
    const { width, height, platform, name } = preset;
    const format = formatOfSize(preset);
    const values: Record<string, string> = {
      name: slug(title),
      preset: `${platform}-${slug(name)}`,
      platform: slug(PLATFORMS[platform].name),
      width: String(width),
      height: String(height),
      format: format && format in FORMATS ? format.replace(":", "x") : `${width}x${height}`,
      n: String(n),
    };
    const wanted = (template.trim() || DEFAULT_TEMPLATE).replace(
      /\{(\w+)\}/g,
      (whole, token) => values[token] ?? whole,
    );
    return unique(safe(wanted), ENDINGS[type], taken);
  };
}

function safe(text: string): string {
  const clean = text
    .normalize("NFC")
    .replace(FORBIDDEN, "-")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.-]+|[\s.]+$/gu, "");
  const short = cutToBytes(clean, MAX_BYTES).replace(/[\s.]+$/u, "");
  return DEVICES.test(short) ? `_${short}` : short || "file";
}

function unique(name: string, ending: string, taken: Set<string>): string {
  let file = `${name}.${ending}`;
  for (let number = 2; taken.has(file.toLowerCase()); number++) file = `${name}-${number}.${ending}`;
  taken.add(file.toLowerCase());
  return file;
}

/** Between letters, never inside one. */
function cutToBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = "";
  for (const letter of text) {
    bytes += encoder.encode(letter).length;
    if (bytes > most) break;
    kept += letter;
  }
  return kept.replace(/-+$/u, "");
}
