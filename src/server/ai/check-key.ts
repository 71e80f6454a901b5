import type { ServiceId } from "../../shared/ai-services/services.ts";
import type { AiFailure, AiProvider, KeyReport } from "../adapters/ai/port.ts";
import { type AiCall, callProvider, type Wait } from "./call-provider.ts";
import { whyNotAsked } from "./explain-failure.ts";

/** What is kept about a key that was asked about. */
export type KeyState = {
  state: "unchecked" | "connected" | "invalid" | "no_credit" | "unreachable";
  note: string | null;
  creditUsd: number | null;
  /** The models that the service lists; undefined when it lists none, or could not be asked. */
  models: KeyReport["models"];
};

export const UNCHECKED: KeyState = { state: "unchecked", note: null, creditUsd: null, models: undefined };

/** Asks the service whether it knows the key. Free everywhere. */
export async function checkKey(
  { service, name, provider }: { service: ServiceId; name: string; provider: AiProvider },
  key: string,
  wait: Wait,
): Promise<{ found: KeyState; failure: AiFailure | null; calls: AiCall[] }> {
  const { result, calls } = await callProvider((signal) => provider.checkKey(key, signal), {
    service,
    mostUsd: 0,
    wait,
  });
  if (!result.ok) return { found: describe(result, name), failure: result, calls };
  const { creditUsd = null, isSpent = false, models } = result.value ?? {};
  const spent = { state: "no_credit", note: emptyAt(name), creditUsd, models } as const;
  return { found: isSpent ? spent : { state: "connected", note: null, creditUsd, models }, failure: null, calls };
}

function describe(failure: AiFailure, name: string): KeyState {
  if (failure.code === "no_credit") return { ...UNCHECKED, state: "no_credit", note: emptyAt(name) };
  if (whyNotAsked(failure)) return { ...UNCHECKED, state: "unreachable", note: `${name} could not be asked.` };
  return { ...UNCHECKED, state: "invalid", note: `${name} refused this key. It may have been revoked.` };
}

const emptyAt = (name: string) => `The key is fine, but its account at ${name} has no credit left.`;
