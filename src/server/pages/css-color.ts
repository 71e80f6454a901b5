const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const CALL = /^(rgb|hsl)a?\(([^()]{1,60})\)$/i;

/** A colour of a style sheet as #rrggbb, or nothing. One that is mostly seen through is none. */
export function colorOf(text: string): string | undefined {
  const [, digits] = HEX.exec(text) ?? [];
  if (digits) return ofDigits(digits.toLowerCase());
  const [, kind, given = ""] = CALL.exec(text) ?? [];
  if (!kind) return undefined;
  const [first, second, third, alpha] = given.trim().split(/[\s,/]+/);
  if (share(alpha, 1) < HALF) return undefined;
  if (kind.toLowerCase() === "rgb") return hex([first, second, third].map((part) => share(part, 255) * 255));
  return hex(fromHsl(Number.parseFloat(first ?? ""), share(second, 100), share(third, 100)));
}

const HALF = 0.5;

function ofDigits(digits: string) {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return alpha < HALF ? undefined : `#${long.slice(0, 6)}`;
}

/** A part of a colour from 0 to 1; a percentage, or of so many. What is missing is all. */
function share(part: string | undefined, of: number): number {
  if (part === undefined) return 1;
  const value = Number.parseFloat(part);
  return Math.min(1, Math.max(0, part.endsWith("%") ? value / 100 : value / of));
}

function hex(channels: readonly number[]): string | undefined {
  if (channels.length !== 3 || !channels.every(Number.isFinite)) return undefined;
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function fromHsl(hue: number, saturation: number, light: number): number[] {
  const reach = saturation * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const at = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  });
}
