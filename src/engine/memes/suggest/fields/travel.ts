import type { Field } from "../field.ts";

export const travel: Field = {
  known: [
    "travel*",
    "holiday*",
    "vacation*",
    "flight*",
    "airport*",
    "hotel*",
    "airbnb",
    "beach*",
    "camping",
    "hostel*",
    "tour*",
    "trip*",
    "cruise*",
    "suitcase",
    "hiking",
    "ski*",
    "train*",
    "surf*",
    "boat*",
    "island*",
  ],
  who: ["The family at gate 40", "Dad, with the map", "Seat 34B"],
  ask: ["“Are we there yet?”", "“Is breakfast included?”", "“Did you lock the door?”"],
  hope: ["A sea view", "Travelling light", "Off the beaten track"],
  truth: ["if you lean out, a bin", "four chargers, one sock", "everybody else read the same blog"],
  small: ["the tiny soap", "an empty middle seat", "the breakfast waffle"],
  grand: ["a transformative retreat", "a 31-country rail pass", "a drone for one picture"],
  chore: ["weighing the suitcase", "finding the passport", "the group photo"],
  panic: [
    "The passport is in the other jacket. The other jacket is on holiday at home.",
    "“Final call for passenger…” and it is spelled almost like me",
    "It said heated pool. It meant the weather.",
  ],
  promise: ["“Boarding in ten minutes”", "“Five minutes from the beach”"],
  takes: [
    "“Cosy” is a room you can tidy from the bed",
    "Out of office is the only fiction I publish",
    "Nobody has ever needed the second book",
    "A layover is a holiday in a shop",
  ],
  nature: [
    "The belt begins to move. The herd presses forward. None of these is their suitcase.",
    "See the father: four hours early, and calm at last.",
  ],
  wins: [
    ["The suitcase closed, and nobody sat on it", "22.9 kg"],
    ["I asked the way in their language and they answered", "In mine"],
  ],
  says: [
    ["“We’re not tourists, really”", "Hand me the hat"],
    ["“Let’s just wander!”", "I have a spreadsheet"],
  ],
  messages: [
    ["have u landed", "I am still at home. It is Tuesday."],
    ["Your flight has a slight delay", "It is now a lifestyle"],
  ],
  menus: [
    ["Seat £19", "Seat with a bag £58", "Seat with legs £91"],
    ["City view", "Sea view", "“Partial” sea view: bring a ladder"],
  ],
  steps: [
    ["Pack light", "Just in case", "Both coats", "The iron"],
    ["Day 1: museum", "Day 2: museum?", "Day 3: café", "Day 4: live here now"],
  ],
  relics: [
    ["Worn once, for the photo. It still smells of fish.", "Straw hat"],
    ["They brought four. It fitted none of the walls.", "Travel adapter"],
  ],
  rumours: [["“Gate forty”", "“Late, sorry”", "“They’re late”", "“Flight cancelled, run”"]],
};
