import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Tin Cans",
  place: 46,
  popularity: 79,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "fergus", mood: "calm", pose: "line-start", hold: "can-to-right", scale: 0.82, dx: -22, dy: 12 },
      two: {
        who: "moss",
        mood: "dead",
        pose: "line-through",
        hold: "can-to-right",
        holdLeft: "can-to-left",
        scale: 0.82,
        dx: 3,
        dy: 12,
      },
      three: {
        who: "biscuit",
        mood: "starry",
        pose: "line-through",
        hold: "can-to-right",
        holdLeft: "can-to-left",
        scale: 0.82,
        dx: 3,
        dy: 12,
      },
      four: { who: "beep", mood: "nervous", pose: "line-end", holdLeft: "can-to-left", scale: 0.82, dx: 24, dy: 12 },
    },
    things: { four: null },
    places: {
      one: { id: "plain", wall: "#cdeccc" },
      two: { id: "plain", wall: "#ffe9b3" },
      three: { id: "plain", wall: "#cfe6f7" },
      four: { id: "plain", wall: "#ffd3c2" },
    },
    extras: [
      { thing: "string-end", x: 0.5, y: 0.4038, isInFront: true },
      { thing: "string-end", x: 0.5, y: 0.9038, isInFront: true },
    ],
  },
  captions: [
    ["“Keep it simple”", "“Keep it, Simon”", "“Simon has it”", "“Who is Simon?”"],
    ["“Two for one”", "“To forgive one”", "“Forgive us”", "“Free therapy with every pizza”"],
  ],
  alt: "Fergus the frog, Moss the sloth, Biscuit the dog and Beep the robot pass a sentence on through tin cans; one taut string runs from panel to panel.",
} satisfies MemeTemplateInput;
