import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Nana on the Spot",
  place: 3,
  popularity: 79,
  structure: "big-face",
  scene: { cast: { hero: { who: "nana", mood: "shaken", coat: "old" } }, places: { behind: "spotlight" } },
  captions: [
    ["“Let’s go round the room and share a fun fact”"],
    ["Reading my caption aloud, to the client, in the voice I wrote it in"],
  ],
  alt: "Close-up, spotlight, new brown spots popping out one by one.",
} satisfies MemeTemplateInput;
