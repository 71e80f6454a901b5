import type { ServiceId } from "../ai-services/services.ts";

/** In which terms a family of image models is spoken to best. */
export type Dialect = "gemini" | "openai" | "flux" | "plain";

export function dialectOf(service: ServiceId | null, model: string | null): Dialect {
  const id = model?.toLowerCase() ?? "";
  if (service === "gemini" || /gemini|nano-banana/u.test(id)) return "gemini";
  if (service === "openai" || /gpt-image/u.test(id)) return "openai";
  // Whatever these are told to leave out, they paint.
  if (/flux|blackforest/u.test(id)) return "flux";
  return "plain";
}
