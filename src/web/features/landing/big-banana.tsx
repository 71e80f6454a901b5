import { useRef } from "react";
import { FruitSticker } from "@/components/fruit-sticker.tsx";
import { prepareConfetti, throwConfetti } from "@/confetti/confetti.ts";
import { BANANA } from "./landing-pictures.ts";

export function BigBanana() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button
      ref={button}
      type="button"
      className="banana"
      aria-label="Throw confetti"
      onPointerEnter={prepareConfetti}
      onFocus={prepareConfetti}
      onClick={() => void throwConfetti(button.current)}
    >
      <img {...BANANA} alt="" className="banana-cut" fetchPriority="high" />
      {/* 4011 is the code of a yellow banana. */}
      <FruitSticker className="banana-sticker">
        <small aria-hidden="true">ripe for ads</small>
        <b aria-hidden="true">4011</b>
      </FruitSticker>
    </button>
  );
}
