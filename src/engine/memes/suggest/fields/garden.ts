import type { Field } from "../field.ts";

export const garden: Field = {
  known: [
    "garden*",
    "plant*",
    "flower*",
    "florist*",
    "tree*",
    "compost",
    "tomato*",
    "lawn*",
    "seed*",
    "cactus",
    "farm*",
    "honey",
    "bee",
    "bees",
    "allotment*",
    "landscap*",
  ],
  who: ["The tomato plant", "The slugs", "Me, with a trowel"],
  ask: ["“Is it dead or resting?”", "“How much water?”", "“Is that a weed?”"],
  hope: ["A kitchen garden", "A wildflower meadow", "Self-sufficient by autumn"],
  truth: ["one tomato, £64", "slugs, well fed", "a meadow of one nettle"],
  small: ["rain on the right day", "one radish", "the weed that flowered"],
  grand: ["an irrigation system with wifi", "a bee hotel, five stars", "a Japanese moss plan"],
  chore: ["weeding the same metre", "carrying the can", "finding the gloves"],
  panic: [
    "I watered it with love. It wanted neglect.",
    "“It’s only one courgette plant,” and there are forty",
    "The plant has moved, and it is not moving to the light",
  ],
  promise: ["“Flowers in spring”", "“Impossible to kill”"],
  takes: [
    "“Easy to grow” was written by the plant’s lawyer",
    "A lawn is a carpet that hates you",
    "Nobody has ever eaten all their courgettes",
    "I do not have a green thumb. I have a black list.",
  ],
  nature: [
    "The gardener has planted forty seeds. The slugs have set the table.",
    "It is the first warm day. The owner kneels, says “ah”, and cannot get up.",
  ],
  wins: [
    ["Something grew where I had put it", "It was a weed"],
    ["I ate a tomato that I knew as a child", "Harvest: 1"],
  ],
  says: [
    ["“You talk to them? Sweet!”", "They answer. About you."],
    ["“It just needs some sun”", "It needs a priest"],
  ],
  messages: [
    ["plant looks a bit sad, what do i do", "Say goodbye"],
    ["do u want courgettes", "Nobody wants courgettes"],
  ],
  menus: [
    ["Seeds £2", "Seedling £6", "Finished tomato £0.40, next door"],
    ["Sun", "Shade", "Your bathroom: funeral"],
  ],
  steps: [
    ["Seed", "Sprout", "Slug", "Shop"],
    ["One plant", "Nine plants", "A greenhouse", "A podcast"],
  ],
  relics: [
    ["It was said to be impossible to kill.", "Cactus, mine"],
    ["They carried it past the bed daily and meant to.", "Watering can"],
  ],
  rumours: [["“Prune the roses”", "“Tune the noses”", "“He does noses?”", "“The florist is a surgeon”"]],
};
