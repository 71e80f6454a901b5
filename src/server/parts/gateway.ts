import { every } from "../every.ts";
import { hostedGateway } from "../gateway/hosted-gateway.ts";
import { ownGateway } from "../gateway/own-gateway.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { ObjectsPart } from "./objects.ts";
import type { Ground } from "./part.ts";

const SWEEP_EVERY_MS = 10 * 60_000;

type Needed = { outbox: Outbox; objects: ObjectsPart; darkroom: Darkroom };

/** The Supabase protocols, served by ourselves or by a hosted project behind us. */
export async function gatewayPart(ground: Ground, { outbox, objects, darkroom }: Needed) {
  const gateway = objects.own
    ? await ownGateway({ ...ground, ...objects.own, outbox, darkroom })
    : hostedGateway(objects.hosted.url, objects.hosted.anonKey);
  const sweep = every(SWEEP_EVERY_MS, gateway.sweep, "the sweep of old sign-ins", ground.logger);
  return {
    ...gateway,
    start: sweep.start,
    async stop() {
      await sweep.stop();
      await gateway.stop();
    },
  };
}
