import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Moss Protests",
  place: 16,
  popularity: 76,
  structure: "soapbox",
  scene: {
    cast: {
      speaker: { who: "moss", mood: "calm", pose: "hold", hold: "blank-sign", dy: 66 },
      listener: { who: "kevin", mood: "calm", view: "side", stance: "walk", scale: 0.8, dy: -20 },
      other: { who: "kevin", mood: "smug", view: "side", stance: "walk", scale: 0.75, dy: -20 },
    },
    things: { stand: null },
    places: { behind: "street" },
  },
  captions: [["“Just checking in” is a threat with manners"], ["Reply-all should need a licence"]],
  alt: "Alone on a pavement with a hand-painted sign, pigeons walking past.",
} satisfies MemeTemplateInput;
