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
  alt: "Hand on the knob; then flames and a cheering pigeon.",
} satisfies MemeTemplateInput;
