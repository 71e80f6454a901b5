import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { wornByQuery } from "@/brands/worn-by.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { PictureFormat } from "../../../shared/formats.ts";
import { bakeIdeas, IDEAS, type Idea, ideaName } from "../ideas/bake-ideas.ts";
import { ideaOven, leaveIdeaOven } from "../ideas/idea-oven.ts";
import { chosenColoursQuery } from "../versions/api/get-chosen-colours.ts";
import { hasColoursOf, inColours } from "./in-colours.ts";

/** What variations are made of: a version by the composer, and the user's own pictures in it. */
export type Varied = {
  versionId: string;
  documentId: string;
  scene: Scene;
  photos: Photos;
  format: PictureFormat;
};

/** Compared with those of the creative that is varied. */
export type Colours = "unknown" | "same" | "other";

type Batch = { firstSeed: number; had: string[] };
type Variations = { ideas: (Idea | null)[]; isBaking: boolean; problem: string | null };
const NONE: Variations = { ideas: Array.from({ length: IDEAS }, () => null), isBaking: true, problem: null };

/**
 * Three more of a creative: its brief in other layouts, with other headlines, and in other colours unless an edit asked for
 * these. Painted in the page.
 */
export function useVariations({ versionId, documentId, scene, photos, format }: Varied) {
  const queries = useQueryClient();
  const [state, setState] = useState(NONE);
  const [batch, setBatch] = useState<Batch>({ firstSeed: scene.seed + 1, had: [ideaName(scene)] });
  useEffect(() => {
    const ended = new AbortController();
    setState(NONE);
    bake(queries, { versionId, documentId, scene, photos, format }, batch, ended.signal, (idea, place) => {
      if (ended.signal.aborted) return;
      setState((now) => ({ ...now, ideas: now.ideas.map((one, at) => (at === place ? idea : one)) }));
    })
      .then(() => !ended.signal.aborted && setState((now) => ({ ...now, isBaking: false })))
      .catch((error: unknown) => {
        if (ended.signal.aborted || (error instanceof OvenError && error.code === "superseded")) return;
        if (!(error instanceof OvenError) || error.code === "failed") leaveIdeaOven();
        setState((now) => ({ ...now, isBaking: false, problem: explain(error) }));
      });
    return () => ended.abort();
  }, [queries, versionId, documentId, scene, photos, format, batch]);

  /** Three others. When all layouts were shown, they begin again. */
  function more() {
    const made = state.ideas.filter((idea) => idea !== null);
    const last = made.at(-1)?.scene.seed ?? batch.firstSeed;
    const had = made.length < IDEAS ? [ideaName(scene)] : [...batch.had, ...made.map((idea) => ideaName(idea.scene))];
    setBatch({ firstSeed: last + 1, had });
  }
  const made = state.ideas.filter((idea) => idea !== null);
  const isRecoloured = made.some((idea) => !hasColoursOf(scene, idea.scene));
  const colours: Colours = made.length === 0 ? "unknown" : isRecoloured ? "other" : "same";
  return { ...state, colours, more };
}

async function bake(
  queries: QueryClient,
  { versionId, documentId, scene, photos, format }: Varied,
  { firstSeed, had }: Batch,
  signal: AbortSignal,
  onIdea: (idea: Idea, place: number) => void,
) {
  const { said, brief, type, photo, photos: more, brand, font } = scene;
  if (!said) throw new OvenError("refused", "This one was not made from a description, so there is nothing to vary.");
  const oven = await ideaOven(said.text);
  const own = photos.size > 0 ? { photos, photo, more, logo: brand.logo, font } : undefined;
  // Without an answer they are varied too, and the panel says so.
  const [isChosen, worn] = await Promise.all([
    queries.fetchQuery(chosenColoursQuery(documentId, versionId)).catch(() => false),
    queries.fetchQuery(wornByQuery(versionId)).catch(() => undefined),
  ]);
  const asked = { sentence: said.text, adType: type, format, brief, kit: worn?.kit };
  const wanted = { ...asked, firstSeed, had, own, signal, slot: "variation" };
  const painter = isChosen && !scene.meme ? inColours(oven, scene.palette) : oven;
  const check = await bakeIdeas(painter, { ...wanted, isQuick: true }, onIdea);
  await check();
}

function explain(error: unknown): string {
  const { code, message } = error instanceof OvenError ? error : { code: "failed", message: "" };
  if (code === "refused" || code === "unsupported") return message;
  if (code === "offline") return "The variations could not be loaded. Check your connection and try again.";
  return "The variations could not be painted in this browser.";
}
