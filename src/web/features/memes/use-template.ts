import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { bringToGenerate } from "@/creatives/inspiration/bring-to-generate.ts";
import type { MemeTemplateRow } from "../../../shared/meme-templates.ts";

const WORDS = {
  added: "Meme Template Added! 🎭",
  failed: "Failed to use meme template. Please try again.",
};

/** Takes a template to the generator. */
export function useUseTemplate() {
  const navigate = useNavigate();
  return useCallback(
    ({ id, slug, name, image_url: url }: MemeTemplateRow) => {
      const from = { kind: "template", id } as const;
      return bringToGenerate(navigate, { id, name, url, from, lender: name, template: slug }, WORDS);
    },
    [navigate],
  );
}
