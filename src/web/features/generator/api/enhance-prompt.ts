import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type EnhancePromptInput, enhancePromptOutput } from "../../../../shared/contracts/enhance-prompt.ts";

export async function enhancePrompt(input: EnhancePromptInput): Promise<string> {
  return (await callFunction(await getSupabase(), "enhance-prompt", input, enhancePromptOutput)).enhanced_text;
}
