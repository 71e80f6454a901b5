import { isIP } from "node:net";

/** True for names and addresses that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  if (name === "localhost" || name === "::1") return true;
  if (name.startsWith("::ffff:")) return isLoopbackHost(name.slice("::ffff:".length));
  return isIP(name) === 4 && name.startsWith("127.");
}
