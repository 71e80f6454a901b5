import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { type Call, callName } from "./describe-call.ts";

export const CALLS_FILE = join(PROJECT_ROOT, "tests/contract/calls.json");

export const readCalls = (): Call[] => JSON.parse(readFileSync(CALLS_FILE, "utf8"));

/** Says what is new about a call; null when the list holds it. */
export function findNews(known: readonly Call[], call: Call): string | null {
  const alike = known.find((one) => callName(one) === callName(call));
  if (!alike) return `${callName(call)} is not in the list`;
  const news = [...unseen(alike.headers, call.headers), ...unseen(alike.body ?? {}, call.body ?? {})];
  return news.length > 0 ? `${callName(call)} was never seen with ${news.join(", ")}` : null;
}

/** Adds the call, or what is new about it. */
export function addCall(known: Call[], call: Call) {
  const alike = known.find((one) => callName(one) === callName(call));
  if (!alike) {
    known.push(structuredClone(call));
    return;
  }
  merge(alike.headers, call.headers);
  if (call.body) alike.body = merge(alike.body ?? {}, call.body);
}

type Seen = Record<string, string[]>;

const unseen = (known: Seen, now: Seen) =>
  Object.entries(now).flatMap(([name, values]) =>
    values.filter((value) => !known[name]?.includes(value)).map((value) => `${name}: ${value}`),
  );

function merge(known: Seen, now: Seen): Seen {
  for (const [name, values] of Object.entries(now)) {
    known[name] = [...new Set([...(known[name] ?? []), ...values])].sort();
  }
  return known;
}
