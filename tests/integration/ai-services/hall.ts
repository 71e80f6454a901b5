import { setTimeout as sleep } from "node:timers/promises";
import { startCompatible } from "../../stand-ins/compatible/start-compatible.ts";
import { startFal } from "../../stand-ins/fal/start-fal.ts";
import { startGemini } from "../../stand-ins/gemini/start-gemini.ts";
import { startOpenai } from "../../stand-ins/openai/start-openai.ts";
import { startOpenrouter } from "../../stand-ins/openrouter/start-openrouter.ts";
import { startTestServer } from "../../support/server.ts";

export const KEYS = {
  gemini: "AIzaSyGOODkey0123456789abcdefghijklmnoGEMI",
  openai: "sk-proj-GOODkey0123456789abcdefghijklmnoOPEN",
  openrouter: "sk-or-v1-GOODkey0123456789abcdefghijklmnROUT",
  fal: "12345678-1234-1234-1234-123456789abc:0123456789abcdef0123456789abcFAL0",
  compatible: "",
} as const;

/** A stand-in for every service, and the settings that lead a server to them. */
export async function openServices({ polls = 1 } = {}) {
  const services = {
    gemini: await startGemini(),
    openai: await startOpenai(),
    openrouter: await startOpenrouter(),
    fal: await startFal({ polls }),
    compatible: await startCompatible({ asAddress: true }),
  };
  const env = {
    GEMINI_BASE_URL: services.gemini.url,
    OPENAI_BASE_URL: services.openai.url,
    OPENROUTER_BASE_URL: services.openrouter.url,
    FAL_QUEUE_URL: services.fal.url,
    FAL_API_URL: services.fal.url,
    FETCH_STAND_INS: new URL(services.fal.url).host,
    COMPATIBLE_BASE_URL: services.compatible.url,
    COMPATIBLE_MODELS: "flux.2-klein-9b",
    COMPATIBLE_NAME: "Loafworks' own",
  };
  const stop = async () => {
    for (const service of Object.values(services)) await service.stop();
  };
  return { ...services, env, stop };
}

/** A server in front of them all. Pauses between retries are cut short. */
export async function openHall(more: Record<string, string> = {}) {
  const services = await openServices();
  const server = await startTestServer({ env: { ...services.env, ...more }, generation: { wait: () => sleep(10) } });
  return {
    ...services,
    server,
    async stop() {
      await server.stop();
      await services.stop();
    },
  };
}
