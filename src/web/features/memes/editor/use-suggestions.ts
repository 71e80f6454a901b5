import { useState } from "react";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { OWN_PICTURE_LIMITS, suggestCaptionsOutput } from "../../../../shared/contracts/suggest-captions.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { MemePicture } from "./picture.ts";

type Source = "built-in" | "service";

async function suggestions(picture: MemePicture, topic: string, source: Source, seed: number): Promise<string[][]> {
  const { template, structure, boxes } = picture;
  if (source === "service") {
    const asked = { topic, template, seed };
    return (await callFunction(await getSupabase(), "suggest-captions", asked, suggestCaptionsOutput)).suggestions;
  }
  const { suggestCaptions } = await import("../../../../engine/memes/suggest/suggest-captions.ts");
  const limits = template === null ? OWN_PICTURE_LIMITS : boxes.map(({ maxLength }) => maxLength);
  return suggestCaptions({ topic, structure: structure ?? "", limits, seed });
}

/** Captions that were suggested last. Asking again for the same topic brings others. */
export function useSuggestions(picture: MemePicture) {
  const [found, setFound] = useState<readonly (readonly string[])[]>([]);
  const [turn, setTurn] = useState(1);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function suggest(topic: string, source: Source) {
    setBusy(true);
    setError(null);
    try {
      setFound(await suggestions(picture, topic, source, turn));
      setTurn(turn + 1);
    } catch (problem) {
      console.error(problem);
      setError(problem instanceof AppError ? problem.message : "No suggestions came. Please try again.");
    }
    setBusy(false);
  }

  return { suggestions: found, busy, error, suggest };
}
