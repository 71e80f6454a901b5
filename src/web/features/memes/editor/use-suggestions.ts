import { useState } from "react";
import type { WornKit } from "@/brands/worn-by.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { OWN_PICTURE_LIMITS, suggestCaptionsOutput } from "../../../../shared/contracts/suggest-captions.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { MemePicture } from "./picture.ts";

type Source = "built-in" | "service";

type Asked = { picture: MemePicture; brand: WornKit | undefined; topic: string; source: Source; seed: number };

async function suggestions({ picture, brand, topic, source, seed }: Asked): Promise<string[][]> {
  const { template, structure, boxes } = picture;
  if (source === "service") {
    const asked = { topic, template, seed, brand: brand?.id };
    return (await callFunction(await getSupabase(), "suggest-captions", asked, suggestCaptionsOutput)).suggestions;
  }
  const { suggestCaptions } = await import("../../../../engine/memes/suggest/suggest-captions.ts");
  const limits = template === null ? OWN_PICTURE_LIMITS : boxes.map(({ maxLength }) => maxLength);
  return suggestCaptions({ topic, structure: structure ?? "", limits, seed, avoid: brand?.kit.avoid });
}

/** Captions that were suggested last. Asking again for the same topic brings others. */
export function useSuggestions(picture: MemePicture, brand: WornKit | undefined) {
  const [found, setFound] = useState<readonly (readonly string[])[]>([]);
  const [turn, setTurn] = useState(1);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function suggest(topic: string, source: Source) {
    setBusy(true);
    setError(null);
    try {
      setFound(await suggestions({ picture, brand, topic, source, seed: turn }));
      setTurn(turn + 1);
    } catch (problem) {
      console.error(problem);
      setError(problem instanceof AppError ? problem.message : "No suggestions came. Please try again.");
    }
    setBusy(false);
  }

  return { suggestions: found, busy, error, suggest };
}
