import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { type FetchRules, isStandIn } from "./fetch-rules.ts";
import { FetchError } from "./port.ts";
import { isPublicAddress } from "./public-address.ts";
import { NOT_PUBLIC } from "./read-address.ts";

/**
 * Connects only to public addresses. The check is part of the connection: the addresses that a name stands for are
 * looked up once, checked, and exactly these are connected to. A check before that could be given other addresses than
 * the connection after it.
 */
export function checkedConnector(rules: FetchRules): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port || (options.protocol === "https:" ? 443 : 80));
    const host = options.hostname.replace(/\.$/, "");
    const isTrusted = isStandIn(rules, host, port);
    // An address in numbers is connected to without a lookup.
    if (isIP(host) && !isTrusted && !isPublicAddress(host)) return callback(new FetchError(NOT_PUBLIC), null);
    const connect = buildConnector({
      timeout: rules.limits.connectMs,
      maxCachedSessions: 0,
      lookup: checkedLookup(rules, isTrusted),
    });
    return connect(options, callback);
  };
}

function checkedLookup({ resolveName }: FetchRules, isTrusted: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname.replace(/\.$/, "")).then(
      (found) => {
        const addresses = found.map((address) => ({ address, family: isIP(address) }));
        const [first] = addresses;
        // One that is not public is enough: no honest name stands for both kinds.
        const isFine = first && (isTrusted || found.every(isPublicAddress));
        if (!isFine) callback(new FetchError(NOT_PUBLIC), "");
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
}
