import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin Gets Higher",
  place: 38,
  popularity: 62,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "kevin", mood: "calm" },
      two: { who: "kevin", mood: "smug", pose: "hips" },
      three: { who: "kevin", mood: "shout", pose: "cheer" },
      four: { who: "kevin", mood: "proud", pose: "command", hat: "crown" },
    },
  },
  captions: [
    ["Asking", "Following up", "“Bumping this”", "Turning up with cake"],
    ["One post", "A thread", "A carousel", "My mum’s group chat"],
  ],
  alt: "Kerb, bench, roof, golden weather vane.",
} satisfies MemeTemplateInput;
