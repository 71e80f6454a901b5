import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Nana Ripens",
  place: 41,
  popularity: 93,
  structure: "ripening",
  captions: [
    ["Kick-off", "First draft", "Round nine", "We are pivoting to bread"],
    ["Monday", "Tuesday", "Thurs?", "Toast"],
  ],
  alt: "Nana the banana is green, then yellow, then spotted; in the last panel she is Doug, a cheering loaf.",
} satisfies MemeTemplateInput;
