import type { Field } from "../field.ts";

export const cafe: Field = {
  known: [
    "coffee*",
    "café*",
    "cafe*",
    "espresso",
    "barista*",
    "latte*",
    "cappuccino",
    "tea",
    "teahouse",
    "roaster*",
    "matcha",
    "brunch",
  ],
  who: ["The barista", "Every café, 8:02", "Whoever opens"],
  ask: ["“Is the oat milk vegan?”", "“Do you have coffee?”", "“What’s the wifi?”"],
  hope: ["A queue round the block", "A quiet corner for readers", "The new single origin"],
  truth: ["one laptop, four hours, one tap water", "the queue is for the toilet", "everybody had the flat white"],
  small: ["the free biscuit", "a heart in the foam", "knowing her usual"],
  grand: ["a loyalty app with tiers", "a £9,000 espresso machine", "notes of bergamot and regret"],
  chore: ["cleaning the milk wand", "finding the lids that fit", "spelling Siobhan"],
  panic: [
    "The card machine says “searching…” and the queue has started to hum",
    "“Fourteen flat whites, please. Separate bills.”",
    "We are out of oat milk and it is 8:15",
  ],
  promise: ["“The grinder will be back by Monday”", "“Milk comes at six”"],
  takes: [
    "A café with eleven milks has stopped trusting coffee",
    "If the menu needs a glossary, the coffee needs sugar",
    "Nobody has ever finished a large anything",
    "“Just a coffee” is the most expensive order in the queue",
  ],
  nature: [
    "The regular has spotted a stranger on his stool. He will now sigh for an hour.",
    "A lone laptop nests by the only socket. It has ordered once, in March.",
  ],
  wins: [
    ["Somebody drank it before taking a picture", "Flat white, warm"],
    ["I spelled every name on the cups right", "Two were Ann"],
  ],
  says: [
    ["“Stay as long as you like!”", "That tea has been empty since ten"],
    ["“Great choice!”", "You would have said it of the other one too"],
  ],
  messages: [
    ["are you open", "You are standing inside"],
    ["can i book a table for 1, with socket", "That is called an office"],
  ],
  menus: [
    ["Flat white £3", "With laptop £3", "With laptop, four hours: rent"],
    ["Coffee", "Coffee, please: cheaper", "Coffee, on the phone: next"],
  ],
  steps: [
    ["Coffee", "Good coffee", "Coffee with a story", "Coffee with a waiting list"],
    ["8 a.m.", "Third cup", "Seeing sounds", "Decaf, they lied"],
  ],
  relics: [
    ["They carried it everywhere and never once washed it.", "Reusable cup, unused"],
    ["Ten stamps. The tenth was never found.", "Loyalty card, c. 2019"],
  ],
  rumours: [["“We’re out of scones”", "“We’re out of zones”", "“They’re zoning us”", "“Café becomes car park”"]],
};
