import { createHmac } from "node:crypto";

/** The stand-in's own signing secret: the same after a restart and in every process, and not guessable. */
export function localWebhookSecret(serverSecret: string): string {
  return `whsec_${createHmac("sha256", serverSecret).update("local payments").digest("hex")}`;
}
