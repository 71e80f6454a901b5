import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Beep Takes Orders",
  place: 34,
  popularity: 82,
  structure: "menu-board",
  scene: {
    cast: {
      host: { who: "beep", mood: "smug", pose: "none", isBust: true, dy: -66, dx: -6, scale: 0.94, gaze: [0.5, 0.2] },
    },
    things: { crest: { id: "chalk-cup", dy: 8 } },
    extras: [
      { thing: "order-post", x: 0.18, y: 1, scale: 1.12, isInFront: true },
      {
        actor: { who: "gerald", mood: "suspicious", pose: "none", view: "side", flip: true, isBust: true },
        x: 0.72,
        y: 0.935,
        scale: 0.52,
        isInFront: true,
      },
      { thing: "car", x: 0.7, y: 0.955, scale: 0.86, isInFront: true },
    ],
    places: { behind: { id: "plain", wall: "#bfe0f0", ground: "#7f8a96" } },
    colors: ["#2d4466"],
  },
  captions: [
    ["Fast answer: free", "Right answer: £5", "Fast and right: machine is down"],
    ["Small feature", "Large feature", "“Can it just…”: call for price"],
  ],
  alt: "Beep the robot is the speaker post of a drive-through with a menu; Gerald the duck waits in a small red car.",
} satisfies MemeTemplateInput;
