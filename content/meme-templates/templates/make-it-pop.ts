import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Make It Pop",
  place: 45,
  popularity: 89,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "victoria", mood: "calm", pose: "present", dx: -26, dy: 6, scale: 0.84 },
      two: { who: "tunde", mood: "nervous", pose: "none", scale: 0.86, dy: 22 },
      four: { who: "kevin", mood: "smug", pose: "hips", dx: -22 },
    },
  },
  captions: [
    ["“Make it pop”", "“Make it popular”", "“Make it a podcast”", "“Welcome to episode one”"],
    ["“It’s a bit slow”", "“They hate it”", "“Legal is in”", "“We’re moving to Lisbon”"],
  ],
  alt: "A sentence goes from Victoria to Tunde to Biscuit the dog to Kevin the pigeon, who sits at a microphone.",
} satisfies MemeTemplateInput;
