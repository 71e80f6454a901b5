import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Moss Protests",
  place: 16,
  popularity: 76,
  structure: "soapbox",
  scene: {
    cast: {
      speaker: {
        who: "moss",
        mood: "calm",
        pose: "show",
        hold: { id: "protest-sign", dx: 6, dy: -4, turn: 12 },
        dx: -66,
        dy: 92,
        scale: 1.06,
        gaze: [0, 0],
      },
      listener: {
        who: "kevin",
        mood: "suspicious",
        view: "side",
        stance: "walk",
        pose: "hold",
        hold: { id: "suitcase", dy: 58 },
        scale: 0.9,
        dx: -14,
        dy: -26,
      },
      other: {
        who: "kevin",
        mood: "dead",
        view: "side",
        stance: "walk",
        pose: "hold",
        hold: "cup",
        scale: 0.95,
        dx: 24,
        dy: -40,
      },
    },
    things: { stand: null },
    places: { behind: { id: "street", wall: "#ffe3cf", ground: "#c9bdb5", accent: "#fffbe8" } },
  },
  captions: [["“Just checking in” is a threat with manners"], ["Reply-all should need a licence"]],
  alt: "Moss the sloth stands alone on the pavement with a hand-painted snail on a sign while two pigeons walk past to work.",
} satisfies MemeTemplateInput;
