type Device = { device: string; is_phone: boolean };

/** The first that fits: Edge and Opera also call themselves Chrome, and Chrome also calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** "Safari on iPhone": what a user agent says, as far as people know it by name. */
export function describeDevice(userAgent: string | null): Device {
  const agent = userAgent ?? "";
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  const device = [browser ?? "Unknown browser", system].filter(Boolean).join(" on ");
  return { device, is_phone: /\biPhone\b|\bMobile\b/.test(agent) && !/\biPad\b/.test(agent) };
}

/** The network is enough to recognise a place by; the rest of the address is nobody's business. */
export function maskAddress(address: string | null): string | null {
  if (!address) return null;
  const bare = address.replace(/\/\d+$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (/^\d+\.\d+\.\d+\.\d+$/.test(bare)) return bare.replace(/\d+$/, "x");
  const groups = bare.split("::")[0]?.split(":").filter(Boolean).slice(0, 3) ?? [];
  return `${groups.join(":")}::x`;
}
