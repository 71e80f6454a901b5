import { isIP } from "node:net";
import { type FetchRules, isStandIn } from "./fetch-rules.ts";
import { FetchError } from "./port.ts";
import { isPublicAddress } from "./public-address.ts";

const MAX_LENGTH = 2_048;
const PORT_BY_SCHEME: Record<string, number> = { "http:": 80, "https:": 443 };
/** Names that no public server has. Asking for them would tell a name server about our own network. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|private|lan|home|corp|home\.arpa|onion|invalid)$/;

export const NOT_PUBLIC = "This address is not public";

/**
 * A web address that may be fetched, or the reason why not. `URL` has already turned every way to write an IPv4 address
 * (decimal, octal, hex, short, other scripts) into four numbers. What a name stands for is checked at each connection.
 */
export function readAddress(text: string, rules: Pick<FetchRules, "ports" | "standIns">, base?: URL): URL {
  if (text.length > MAX_LENGTH || !URL.canParse(text, base)) throw new FetchError("Not a web address");
  const url = new URL(text, base);
  const usualPort = PORT_BY_SCHEME[url.protocol];
  if (!usualPort) throw new FetchError("Not a web address: only http and https are fetched");
  if (url.username || url.password) throw new FetchError("The address contains a user name or password");
  const port = Number(url.port || usualPort);
  const host = hostOf(url);
  if (isStandIn(rules, host, port)) return url;
  if (!rules.ports.has(port)) throw new FetchError(`Nothing is fetched from port ${port}`);
  if (isIP(host) ? !isPublicAddress(host) : !isPublicName(host)) throw new FetchError(NOT_PUBLIC);
  return url;
}

/** Without the brackets of an IPv6 address and the dot at the end of a complete name. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

const isPublicName = (host: string) => host.includes(".") && !PRIVATE_NAMES.test(host);
