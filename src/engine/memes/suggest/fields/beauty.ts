import type { Field } from "../field.ts";

export const beauty: Field = {
  known: [
    "hair*",
    "beauty",
    "salon*",
    "barber*",
    "nail*",
    "skin*",
    "makeup",
    "spa",
    "massage*",
    "beard*",
    "tattoo*",
    "cosmetic*",
    "perfume*",
    "facial*",
    "lash*",
  ],
  who: ["The stylist", "My fringe", "Me, with foils in"],
  ask: ["“Just a trim, yes?”", "“Can you make it like this?”", "“Who cut it last?”"],
  hope: ["Effortless waves", "The twelve-step routine", "A two-minute look"],
  truth: ["the two minutes took an hour", "step one, then sleep", "it rained on the way out"],
  small: ["the head massage", "a sample, hoarded", "one good hair day, alone"],
  grand: ["a serum with gold in it", "a jade thing", "a mask that looks like a crime"],
  chore: ["taking it all off again", "sweeping up", "small talk with wet ears"],
  panic: [
    "She said “oops” and turned the chair away",
    "I cut my own fringe. It is 1 a.m.",
    "“I showed her a picture. She laughed.”",
  ],
  promise: ["“It’ll settle in a week”", "“This won’t hurt”"],
  takes: [
    "A fringe is a decision made by a different person",
    "“Natural look” is forty minutes and eleven products",
    "Every stylist has been hurt by the one before",
    "Dry shampoo is a lifestyle with a nozzle",
  ],
  nature: [
    "Asked if it likes the cut, the customer says “love it”. It will cry in the car.",
    "The stylist has lifted a strand and said “hm”. Silence falls on the salon.",
  ],
  wins: [
    ["It looked like the picture", "From behind"],
    ["My hair did what I wanted and I saw nobody", "Sunday"],
  ],
  says: [
    ["“I love it!”", "I shall live in a hat"],
    ["“Who did this before?”", "Say a name. I dare you."],
  ],
  messages: [
    ["any chance of a slot today", "Today was in August"],
    ["it’s just a tiny trim", "She brought a picture of a horse"],
  ],
  menus: [
    ["Cut £40", "Cut and colour £90", "“I tried it at home”: £240"],
    ["Shampoo", "Conditioner", "Silence: £15 extra"],
  ],
  steps: [
    ["Cleanser", "Serum", "Essence", "Debt"],
    ["Trim", "Layers", "Fringe", "Hat"],
  ],
  relics: [
    ["Bought after a video. It vibrates still.", "Face roller"],
    ["It was to be used daily. It expired in peace.", "Eye cream"],
  ],
  rumours: [["“An inch off”", "“A bit off”", "“Take it all off”", "“Who is this man?”"]],
};
