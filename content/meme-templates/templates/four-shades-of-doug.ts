import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Four Shades of Doug",
  place: 42,
  popularity: 76,
  structure: "ripening",
  scene: {
    cast: {
      one: { who: "doug", mood: "delighted", coat: "dough" },
      two: { who: "doug", mood: "calm", pose: "thumb" },
      three: { who: "doug", mood: "weary", coat: "toasted" },
      four: { who: "doug", mood: "dead", coat: "burnt" },
    },
    extras: [{ thing: "dust-cloud", x: 0.88, y: 0.4, scale: 0.6 }],
  },
  captions: [
    ["Hired", "Month one", "Year end", "“Fine, thanks”"],
    ["09:00", "11:00", "14:00", "Stand-up again"],
  ],
  alt: "Dough, golden, dark brown, charcoal with smoke.",
} satisfies MemeTemplateInput;
