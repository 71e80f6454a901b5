import { DEMO_API_KEY } from "../../shared/contracts/api-key.ts";
import type { AiProvider, ChooseProvider } from "../adapters/ai/port.ts";

/** The key selects the provider: `demo` is the built-in composer, if there is one; all other keys are the service's. */
export function chooseProvider(service: AiProvider, composer: AiProvider | undefined): ChooseProvider {
  return (key) => (composer && key === DEMO_API_KEY ? composer : service);
}
