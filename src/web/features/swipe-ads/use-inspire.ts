import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { bringToGenerate } from "@/creatives/inspiration/bring-to-generate.ts";
import type { SwipeAd } from "./api/swipe-ad.ts";

const WORDS = {
  added: "Image Added for Inspiration! 🎨",
  failed: "Failed to use image for inspiration. Please try again.",
};

export function useInspire() {
  const navigate = useNavigate();
  return useCallback(
    (ad: SwipeAd) => {
      const { id, name, supabase_image_url: url } = ad;
      const from = { kind: "ad", id } as const;
      // Nothing offers to use an ad whose picture is not stored here.
      if (!url) return Promise.resolve();
      return bringToGenerate(navigate, { id, name: `${name} ad`, url, from, lender: name }, WORDS);
    },
    [navigate],
  );
}
