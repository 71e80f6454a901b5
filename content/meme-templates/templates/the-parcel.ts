import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Parcel",
  place: 72,
  popularity: 55,
  structure: "jack-in-the-box",
  scene: {
    cast: { jack: null, who: { who: "nana", mood: "shock", pose: "panic" } },
    things: { box: "parcel", jack: { id: "boxing-glove", scale: 2.2 } },
    extras: [{ actor: { who: "moss", mood: "calm", view: "side", stance: "walk" }, x: 0.88, y: 0.92, scale: 0.6 }],
  },
  captions: [
    ["Open rate: 61 %", "It was bots", "My confidence"],
    ["“Small change”", "New brief", "My Friday"],
  ],
  alt: "Parcel opens, boxing glove on a spring, courier walks off slowly.",
} satisfies MemeTemplateInput;
