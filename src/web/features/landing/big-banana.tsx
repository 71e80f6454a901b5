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
      {/* 4011 is the code of a yellow banana. Part of the drawing, so it is not the name of the button. */}
      <FruitSticker className="banana-sticker">
        <small data-words="ripe for ads" />
        <b data-words="4011" />
      </FruitSticker>
    </button>
  );
}
