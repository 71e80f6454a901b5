import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Moss Replies",
  place: 8,
  popularity: 64,
  structure: "phone-and-face",
  scene: {
    cast: { hero: { who: "moss", mood: "calm", pose: "hold", hold: "phone" } },
    places: { wall: { id: "plain", wall: "#d5f2d0" } },
    extras: [
      { thing: "ivy", x: 0.03, y: 1, scale: 1.5 },
      { thing: "ivy", x: 0.36, y: 1.02, scale: 0.9 },
    ],
  },
  captions: [
    ["URGENT!!! need it TODAY", "Sent in March. Replying now."],
    ["typing…", "He has been typing since the rebrand"],
  ],
  alt: "Phone overgrown with ivy; Moss smiling, one claw above the key.",
} satisfies MemeTemplateInput;
