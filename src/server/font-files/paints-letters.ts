import { Renderer } from "@takumi-rs/core";

const SIDE = 64;
const TRIED = 6;
const SOLID = 64;

/** Whether the painter takes a font, and letters of it can be seen. */
export async function paintsLetters(font: Uint8Array, letters: readonly string[]): Promise<boolean> {
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  await renderer.registerFont({ name: "Tried", data: font });
  const words = letters.filter((letter) => /\p{L}/u.test(letter));
  const step = Math.max(1, Math.floor(words.length / TRIED));
  for (const text of words.filter((_, index) => index % step === 0).slice(0, TRIED)) {
    const style = { fontFamily: "Tried", fontSize: SIDE / 2, color: "#000000" };
    const pixels = await renderer.render(
      { type: "text", text, style },
      { width: SIDE, height: SIDE, format: "raw", fontFamilies: ["Tried"] },
    );
    if (!pixels.some((value, index) => index % 4 === 3 && value > SOLID)) return false;
  }
  return true;
}
