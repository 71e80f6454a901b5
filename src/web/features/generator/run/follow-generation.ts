import type { Charge } from "../../../../shared/contracts/ai-services.ts";
import { type Generation, getGeneration } from "../api/get-generation.ts";
import { announceFailure } from "./announce-failure.ts";
import type { GeneratorStore } from "./generator-store.ts";

const ASKS_EVERY_MS = 1500;
/** The server records a run before it starts; one that is still missing after this many polls never reached it. */
const LOOKS_FOR_ABSENT = 4;
const NEVER_ARRIVED = "The request did not reach the server before the page was closed. Nothing was sent or charged.";

const followed = new Set<string>();

/** Polls a run whose answer this page no longer awaits, until it ends. */
export async function followGeneration(
  store: GeneratorStore,
  requestId: string,
  openSettings: () => void,
  neverArrived = NEVER_ARRIVED,
): Promise<void> {
  if (followed.has(requestId)) return;
  followed.add(requestId);
  let absent = 0;
  while (store.get().run?.requestId === requestId) {
    const generation = await getGeneration(requestId).catch((): Generation => ({ state: "running" }));
    if (store.get().run?.requestId !== requestId) break;
    if (generation.state === "succeeded") {
      const { state: _, ...made } = generation;
      store.dispatch({ do: "succeed", requestId, ...made });
      store.news.made(made.image);
    } else if (generation.state === "ended") {
      fail(generation);
    } else if (generation.state === "absent" && ++absent >= LOOKS_FOR_ABSENT) {
      fail({ code: "interrupted", message: neverArrived });
    } else {
      await new Promise((resolve) => setTimeout(resolve, ASKS_EVERY_MS));
    }
  }
  followed.delete(requestId);

  function fail(failure: { code: string; message: string; charge?: Charge | undefined }) {
    const { code, message, charge } = failure;
    store.dispatch({ do: "fail", requestId, code, message, charge });
    announceFailure("Generation Failed", failure, openSettings);
  }
}
