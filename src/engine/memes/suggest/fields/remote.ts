import type { Field } from "../field.ts";

export const remote: Field = {
  known: [
    "remote",
    "home office",
    "zoom",
    "video call*",
    "webcam",
    "wfh",
    "working from home",
    "hybrid",
    "commut*",
    "slack",
    "muted",
  ],
  who: ["Me, from the waist up", "The cat, presenting", "The home office"],
  ask: ["“You’re on mute”", "“Is that a bed?”", "“Can you hear me?”"],
  hope: ["Deep work", "A walk at lunch", "A tidy background"],
  truth: ["laundry, then more laundry", "the fridge, eleven times", "pyjamas and a blazer"],
  small: ["camera off", "lunch in actual bed", "no trousers until two"],
  grand: ["a £1,200 standing desk", "a virtual escape room", "an ergonomic journey"],
  chore: ["finding the charger", "pretending to type", "shaving half a face"],
  panic: ["“Let’s all turn our cameras on!”", "I was not on mute", "The doorbell, the dog and my turn to speak"],
  promise: ["“Back in the office soon”", "“The link is coming”"],
  takes: [
    "My commute is eleven steps and I am still late",
    "A virtual background is a confession",
    "The mute button has saved more careers than training",
    "The best colleague I ever had is a cat with no opinions",
  ],
  nature: [
    "The home worker has heard “cameras on”. See how quickly it finds a shirt.",
    "Far from the herd, the remote worker talks to a plant. The plant is doing well.",
  ],
  wins: [
    ["Nobody saw the second half of my outfit", "Rabbit slippers"],
    ["I took a real lunch break and nobody died", "22 minutes"],
  ],
  says: [
    ["“Sorry, my internet is bad”", "My internet is perfect"],
    ["“I was on another call”", "I was on the sofa"],
  ],
  messages: [
    ["quick sync?", "I have seen your quick"],
    ["you still there?", "Physically"],
  ],
  menus: [
    ["Camera off", "Camera on: £5", "Camera on, before nine: trousers extra"],
    ["Desk", "Kitchen table", "Bed, “home office”: from £0"],
  ],
  steps: [
    ["Suit", "Shirt", "Blanket", "Blanket, formal"],
    ["8:59 alarm", "9:00 call", "9:01 coffee", "9:02 regret"],
  ],
  relics: [
    ["They sat in it for hours to reach a chair.", "Traffic jam, c. 2019"],
    ["Worn once a week, above the table only.", "Blazer"],
  ],
  rumours: [["“You’re on mute”", "“You’re a brute”", "“He’s rude”", "“HR would like a word”"]],
};
