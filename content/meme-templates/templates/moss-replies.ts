import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Moss Replies",
  place: 8,
  popularity: 64,
  structure: "phone-and-face",
  scene: {
    cast: {
      hero: { who: "moss", mood: "calm", pose: "point", flip: true, scale: 0.94, dx: 34, dy: 4, gaze: [0.7, 0.1] },
    },
    things: { around: "ivy-frame" },
    places: { wall: { id: "plain", wall: "#d5f2d0" } },
    colors: ["#f7e3b5"],
    extras: [{ thing: "cobweb", x: 0.49, y: 0.22, scale: 1.2 }],
  },
  captions: [
    ["URGENT!!! need it TODAY", "Sent in March. Replying now."],
    ["typing…", "He has been typing since the rebrand"],
  ],
  alt: "A phone overgrown with ivy, with a snail on it; Moss the sloth smiles and slowly stretches one claw towards the keys.",
} satisfies MemeTemplateInput;
