/** US dollars per million tokens of every GPT Image model that is offered. */
const OPENAI_IMAGE_RATES = { text: 5, image: 8, output: 30 } as const;

/** Output tokens of one picture, by OpenAI's own calculator. */
export function openaiImageTokens(base: number, width: number, height: number): number {
  const [short, long] = width < height ? [width, height] : [height, width];
  const units = roundHalfToEven((base * short) / long);
  return Math.ceil((base * units * (2_000_000 + width * height)) / 4_000_000);
}

export function openaiImageUsd(tokens: { text: number; image: number; output: number }): number {
  const { text, image, output } = OPENAI_IMAGE_RATES;
  return (tokens.text * text + tokens.image * image + tokens.output * output) / 1_000_000;
}

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  const isHalf = value - floor === 0.5;
  return isHalf ? floor + (floor % 2) : Math.round(value);
}
