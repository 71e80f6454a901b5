import type { Field } from "../field.ts";

export const bakery: Field = {
  known: [
    "bak*",
    "bread*",
    "sourdough*",
    "cake*",
    "cupcake*",
    "pastr*",
    "croissant*",
    "patisserie",
    "doughnut*",
    "donut*",
    "cookie*",
    "pie",
    "pies",
  ],
  who: ["The baker, 3:40 a.m.", "Table of one", "The sourdough starter"],
  ask: ["“Is it gluten free?”", "“Is this today’s?”", "“Do you do it smaller?”"],
  hope: ["Rustic charm", "A slow, simple life", "Warm loaves, soft music"],
  truth: ["flour in the phone again", "two sheds, one permit, no sleep", "sold out by 9, asked until 5"],
  small: ["the end piece, warm", "one free crumb", "the smell, for nothing"],
  grand: ["a brand film about wheat", "a subscription for buns", "a seven-tier cake, tomorrow"],
  chore: ["getting up at three", "feeding the starter", "scraping the tins"],
  panic: [
    "The oven has been off since four and it is six",
    "“We ordered the wedding cake for the other Saturday”",
    "There is salt in the sugar tin, and there are 200 cupcakes",
  ],
  promise: ["“It will rise by eight”", "“Flour is on the van”"],
  takes: [
    "“Artisan” means it is a bit burnt and two pounds more",
    "You do not own a starter. You are in a relationship.",
    "A cake that looks like a shoe tastes like one",
    "Nobody has ever wanted half of a cinnamon bun",
  ],
  nature: [
    "It is dark. The baker has been up for hours and is proud of it until about noon.",
    "The last croissant has been seen by two. Both pretend to read the sign.",
  ],
  wins: [
    ["It rose. I told the neighbours.", "Loaf no. 31"],
    ["Somebody bought the ugly one on purpose", "Ugly one, £2"],
  ],
  says: [
    ["“We just sold the last one!”", "It is in my apron"],
    ["“Yes, we can write that on a cake”", "I will be thinking about it for weeks"],
  ],
  messages: [
    ["could you do a unicorn, but serious", "It is for a law firm"],
    ["is the sourdough very sour", "Madam, it is in the name"],
  ],
  menus: [
    ["Loaf £4", "Loaf, sliced £4", "Loaf, “sliced, but thinner”: by appointment"],
    ["Cake", "Cake, tomorrow: double", "Cake, in an hour: no"],
  ],
  steps: [
    ["Flour", "Dough", "Bread", "A personality"],
    ["One bun", "A box of buns", "“For the team”", "No team"],
  ],
  relics: [
    ["It was fed daily and given a name. Then came the holidays.", "Starter, “Doughlores”"],
    ["They queued for it in the rain. It was a bun.", "Bun, limited edition"],
  ],
  rumours: [["“Two rye, one seeded”", "“Two high, one seated”", "“Someone is high”", "“Police at the bakery”"]],
};
