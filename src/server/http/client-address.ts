import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Who is asking. X-Forwarded-For is believed only as far as our own proxies wrote it: each appends the address it saw,
 * so with N proxies the N-th entry from the right is the first one nobody outside could have made up.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const direct = getConnInfo(c).remote.address ?? "unknown";
  if (trustedProxies === 0) return direct;
  const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
  return forwarded.at(-trustedProxies)?.trim() || direct;
}

/** One household or server rack holds a whole /64 of IPv6, so that is what counts as one address. */
export function addressGroup(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/, "");
  if (!bare.includes(":")) return bare;
  const [head = "", tail] = bare.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  return `${[...groups, ...Array<string>(Math.max(missing, 0)).fill("0"), ...(tail?.split(":") ?? [])]
    .slice(0, 4)
    .map((group) => group || "0")
    .join(":")}::/64`;
}
