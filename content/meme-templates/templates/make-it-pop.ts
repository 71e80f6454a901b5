import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Make It Pop",
  place: 45,
  popularity: 89,
  structure: "pass-it-on",
  captions: [
    ["“Make it pop”", "“Make it popular”", "“Make it a podcast”", "“Welcome to episode one”"],
    ["“It’s a bit slow”", "“They hate it”", "“Legal is in”", "“We’re moving to Lisbon”"],
  ],
  alt: "Four panels, four colours, the last one at a microphone.",
} satisfies MemeTemplateInput;
