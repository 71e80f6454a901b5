import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Ad Account",
  place: 65,
  popularity: 92,
  structure: "the-door",
  captions: [
    ["Just popping in to check the ad account", "Daily budget, per hour"],
    ["A quick look at the tracked changes", "Legal has been here"],
  ],
  alt: "Priya opens a door, and behind it everything is on fire and Kevin the pigeon cheers.",
} satisfies MemeTemplateInput;
