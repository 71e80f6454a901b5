import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Doug Declines",
  place: 26,
  popularity: 84,
  structure: "shove-keep",
  scene: {
    cast: { shover: { who: "doug", mood: "yuck", pose: "stop" }, keeper: { who: "doug", mood: "blissful" } },
    things: { shoved: { id: "bathtub", scale: 0.5, dy: 60, dx: -10 }, kept: { id: "toaster", scale: 1.1 } },
  },
  captions: [
    ["A holiday", "Hearing that the client is on holiday"],
    ["Work-life balance", "One more tiny tweak before bed"],
  ],
  alt: "Waves off a spa bath with cucumber slices; then blissful inside a toaster.",
} satisfies MemeTemplateInput;
