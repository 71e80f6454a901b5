import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Doug Declines",
  place: 26,
  popularity: 84,
  structure: "shove-keep",
  scene: {
    cast: {
      shover: { who: "doug", mood: "yuck", pose: "stop", dx: -22, dy: -48, scale: 0.94, flip: false, gaze: [0.8, 0.3] },
      keeper: { who: "doug", mood: "blissful", dy: -46 },
    },
    things: {
      table: null,
      shoved: { id: "bathtub", scale: 0.62, dy: 84, dx: -46 },
      kept: { id: "toaster", scale: 1.05 },
    },
    extras: [
      { thing: "cucumber", x: 0.31, y: 0.355 },
      { thing: "cucumber", x: 0.4, y: 0.35 },
      { thing: "candle", x: 0.47, y: 0.395, scale: 0.8 },
    ],
  },
  captions: [
    ["A holiday", "Hearing that the client is on holiday"],
    ["Work-life balance", "One more tiny tweak before bed"],
  ],
  alt: "Doug the toast waves off a bubble bath with cucumber slices; below, he sits blissfully in a toaster.",
} satisfies MemeTemplateInput;
