import { Resolver } from "node:dns/promises";

const PER_TRY_MS = 2_000;
const TRIES = 2;

/**
 * Asks the name servers, not `getaddrinfo`: that one also reads the names in /etc/hosts, and holds a thread that files
 * and pictures need for as long as a slow name server likes.
 */
export async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: PER_TRY_MS, tries: TRIES });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
}
