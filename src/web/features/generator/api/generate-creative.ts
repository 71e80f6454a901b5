import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import { cancelGenerationOutput } from "../../../../shared/contracts/cancel-generation.ts";
import type { CreativeType, InspirationImage } from "../../../../shared/contracts/generate-creative.ts";
import { type GenerateCreativeOutput, generateCreativeOutput } from "../../../../shared/contracts/generate-creative.ts";
import type { Format } from "../../../../shared/formats.ts";

type GenerationRequest = {
  prompt: string;
  type: CreativeType;
  title: string;
  format: Format;
  inspirationImages: InspirationImage[];
  requestId: string;
  service?: ServiceId | undefined;
  /** The slug of the meme template to caption. */
  template?: string | undefined;
  /** One of the built-in composer's ideas, kept before or chosen. */
  idea?: { seed: number; layout?: string | undefined } | undefined;
  brief?: Brief | undefined;
  /** The version that it is made from: it becomes the next one of the same document. */
  source?: string | undefined;
  /** The brand that it is for. */
  brand?: string | undefined;
};

export async function generateCreative(request: GenerationRequest): Promise<GenerateCreativeOutput> {
  return callFunction(await getSupabase(), "generate-creative", request, generateCreativeOutput);
}

export async function cancelGeneration(requestId: string) {
  return callFunction(await getSupabase(), "cancel-generation", { requestId }, cancelGenerationOutput);
}
