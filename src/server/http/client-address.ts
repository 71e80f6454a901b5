import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The client's address. X-Forwarded-For is trusted only as far as our own proxies wrote it: each appends the address it
 * saw, so with N proxies the N-th entry from the right is the client's, and no client can forge it.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const direct = getConnInfo(c).remote.address ?? "unknown";
  if (trustedProxies === 0) return direct;
  const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
  return withoutPort(forwarded.at(-trustedProxies)?.trim() ?? "") || direct;
}

/** Some proxies include the port, which differs for every connection. */
function withoutPort(entry: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** One household or server rack has a whole /64 of IPv6, so that counts as one address. */
export function addressGroup(address: string): string {
  return networksOf(address)[0] ?? address;
}

/** The networks an address counts for, narrow before wide. A tunnel provider hands out a /48, which is 65,536 /64s. */
export function networksOf(address: string): string[] {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) !== 6) return [bare];
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isIpv4Inside = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isIpv4Inside) return [[high >> 8, high & 255, low >> 8, low & 255].join(".")];
  return [64, 48].map((bits) => {
    const kept = groups.slice(0, bits / 16).map((group) => group.toString(16));
    return `${kept.join(":")}::/${bits}`;
  });
}

/** The eight numbers of an IPv6 address, however it was written. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  const missing = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...missing, ...tail].map((group) => Number.parseInt(group, 16));
}
