import { DEMO_API_KEY } from "../../shared/contracts/api-key.ts";
import type { AiProvider, ChooseProvider } from "../adapters/ai/port.ts";

/** The key says whom to ask: `demo` is the built-in composer, where there is one, and all others are the service's. */
export function chooseProvider(service: AiProvider, composer: AiProvider | undefined): ChooseProvider {
  return (key) => (composer && key === DEMO_API_KEY ? composer : service);
}
