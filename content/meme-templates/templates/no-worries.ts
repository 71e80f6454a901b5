import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "No Worries",
  place: 73,
  popularity: 94,
  structure: "says-thinks",
  captions: [
    ["“No worries at all!”", "Many worries. Mostly worries."],
    ["“Happy to jump on a call”", "I have never once jumped"],
  ],
  alt: "Tunde gives a thumbs up and sweats.",
} satisfies MemeTemplateInput;
