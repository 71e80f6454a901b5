import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { bringToGenerate } from "@/creatives/inspiration/bring-to-generate.ts";
import { pictureOf } from "./ad-picture.tsx";
import type { SwipeAd } from "./api/swipe-ad.ts";

const WORDS = {
  added: "Image Added for Inspiration! 🎨",
  failed: "Failed to use image for inspiration. Please try again.",
};

export function useInspire() {
  const navigate = useNavigate();
  return useCallback(
    (ad: SwipeAd) => {
      const { id, name } = ad;
      const from = { kind: "ad", id } as const;
      return bringToGenerate(navigate, { id, name: `${name} ad`, url: pictureOf(ad), from, lender: name }, WORDS);
    },
    [navigate],
  );
}
