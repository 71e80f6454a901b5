import { INK } from "../palette.ts";
import { MIN_LINE } from "./brush.ts";
import { round, type Vector } from "./points.ts";

/** How fat the outline is: bodies and furniture, people's heads and limbs, things, details on them, eyes. */
export const LINE = { body: 3.6, limb: 3.2, thing: 3, detail: 2.6, fine: 2.2, eye: 1.9 } as const;

/** A filled shape. The shade shows as a crescent at the lower right, as wide as the light colour is moved. */
export type Part = { d: string; fill: string; shade?: string; shift?: Vector; transform?: string };

export const part = (d: string, fill: string, shade?: string, shift?: Vector, transform?: string): Part => ({
  d,
  fill,
  ...(shade ? { shade } : {}),
  ...(shift ? { shift } : {}),
  ...(transform ? { transform } : {}),
});

/**
 * One outline for several parts. First all of them in ink, grown and pushed to the lower right, then all fills: so the
 * line is thin where the light is, fat where the shadow is, and there is none between the parts.
 */
export function ink(parts: readonly (Part | null)[], line: number = LINE.body): string {
  const present = parts.filter((each) => each !== null);
  const silhouettes = present.map((each) => `<path d="${each.d}"${transformed(each)}/>`).join("");
  const grown = `stroke="${INK}" stroke-width="${round(Math.max(MIN_LINE, 2 * line))}"`;
  const pushed = `transform="translate(${round(line * 0.3)} ${round(line * 0.39)})"`;
  const outline = `<g fill="${INK}" ${grown} stroke-linejoin="round" stroke-linecap="round" ${pushed}>${silhouettes}</g>`;
  return outline + present.map(filled).join("");
}

export const paint = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

export const group = (transform: string, body: string) =>
  transform && body ? `<g transform="${transform}">${body}</g>` : body;

export const place = (x: number, y: number, body: string, scale = 1, turn = 0) =>
  group(
    `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`,
    body,
  );

/** Shows only what lies inside an outline. */
export function clip(d: string, body: string): string {
  const id = clipId(d);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** The same outline has the same name, so drawings stay the same however often and in which order they are made. */
function clipId(d: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < d.length; index++) {
    const code = d.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `c${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

const CLIP = /<clipPath id="([^"]+)">.*?<\/clipPath>/g;

/** Keeps the first of several clips with the same outline: a name may be given only once in a document. */
export function withoutTwinClips(svg: string): string {
  const seen = new Set<string>();
  return svg.replace(CLIP, (clipPath: string, id: string) => {
    if (seen.has(id)) return "";
    seen.add(id);
    return clipPath;
  });
}

function filled({ d, fill, shade, shift: [dx, dy] = [-8, -7], transform }: Part): string {
  const body = shade ? paint(d, shade) + clip(d, group(`translate(${dx} ${dy})`, paint(d, fill))) : paint(d, fill);
  return group(transform ?? "", body);
}

const transformed = ({ transform }: Part) => (transform ? ` transform="${transform}"` : "");
