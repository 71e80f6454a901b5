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
    (ad: SwipeAd) => bringToGenerate(navigate, { id: ad.id, name: `${ad.name} ad`, url: pictureOf(ad) }, WORDS),
    [navigate],
  );
}
