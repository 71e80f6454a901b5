import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Tin Cans",
  place: 46,
  popularity: 79,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "fergus", mood: "calm", pose: "call", hold: { id: "tin-can", scale: 1.3 }, scale: 0.92, dy: 8 },
      two: { who: "moss", mood: "dead", pose: "call", hold: { id: "tin-can", scale: 1.3 }, scale: 0.94, dy: 8 },
      three: { who: "biscuit", mood: "starry", pose: "call", hold: { id: "tin-can", scale: 1.3 }, scale: 0.92, dy: 8 },
      four: { who: "beep", mood: "nervous", pose: "call", hold: { id: "tin-can", scale: 1.3 }, scale: 0.92, dy: 10 },
    },
    things: {
      four: null,
      "one-behind": "can-string",
      "two-behind": "can-string",
      "three-behind": "can-string",
      "four-behind": "can-string",
    },
    places: {
      one: { id: "garden", wall: "#cdeccc" },
      two: { id: "garden", wall: "#ffe9b3", ground: "#a9bf67" },
      three: { id: "garden", wall: "#cfe6f7" },
      four: { id: "garden", wall: "#ffd3c2", ground: "#a9a867" },
    },
  },
  captions: [
    ["“Keep it simple”", "“Keep it, Simon”", "“Simon has it”", "“Who is Simon?”"],
    ["“Two for one”", "“To forgive one”", "“Forgive us”", "“Free therapy with every pizza”"],
  ],
  alt: "Fergus the frog, Moss the sloth, Biscuit the dog and Beep the robot pass a sentence on by tin cans on a string.",
} satisfies MemeTemplateInput;
