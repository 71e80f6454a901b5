import ipaddr from "ipaddr.js";

/** All global addresses of IPv6 are in here. What wraps an IPv4 address (mapped, compatible, NAT64) is not. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Azure answers questions about a machine from here. It looks like any other public address. */
const METADATA = new Set(["168.63.129.16"]);

/** Whether an address is on the internet, and not in our own network or set aside for something else. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6)) return false;
  return address.range() === "unicast" && !METADATA.has(address.toString());
}
