import type { Field } from "../field.ts";

export const health: Field = {
  known: [
    "dentist*",
    "doctor*",
    "health*",
    "clinic*",
    "therap*",
    "hospital*",
    "medic*",
    "pharmac*",
    "nurse*",
    "teeth",
    "tooth*",
    "glasses",
    "optician*",
    "burnout",
    "stress*",
    "self-care",
    "wellness",
    "meditat*",
    "mindful*",
    "anxiety",
  ],
  who: ["The dentist", "Me, since 8:40", "My lower back"],
  ask: ["“Do you floss?”", "“Does it hurt here?”", "“Have you tried water?”"],
  hope: ["Eight hours of sleep", "A calm mind", "Flossing daily"],
  truth: ["I flossed this morning, once", "breathing, but faster", "the leaflet says rest, the boss says no"],
  small: ["the sticker after", "a warm waiting room", "a nap, unplanned"],
  grand: ["a wellness retreat with Wi-Fi rules", "a light that thinks it is dawn", "a gratitude app, premium"],
  chore: ["filling in the form again", "holding for reception", "the ten breaths"],
  panic: [
    "I searched the symptom and am now Victorian",
    "She asked a question with both hands in my mouth",
    "“This may feel a little cold”",
  ],
  promise: ["“The doctor won’t be long”", "“You won’t feel a thing”"],
  takes: [
    "Flossing the night before is a religion with many members",
    "The meditation app sent a reminder in capitals",
    "“Have you tried relaxing?” has never relaxed anybody",
    "The waiting room has a magazine about a queen who has since left",
  ],
  nature: [
    "Asked about flossing, the patient looks to the window. It has known this day would come.",
    "It has been told to relax. Its shoulders rise past the ears.",
  ],
  wins: [
    ["The dentist said “good”", "To the nurse"],
    ["I slept eight hours, in two goes", "Over the weekend"],
  ],
  says: [
    ["“I floss quite often”", "I own floss"],
    ["“I’m fine, really!”", "I cried at a bread advert"],
  ],
  messages: [
    ["Your appointment is in 7 months", "My tooth has other plans"],
    ["Time to breathe!", "I had not stopped. Should I?"],
  ],
  menus: [
    ["Check-up", "Check-up and a talk", "“I looked it up online”: £90"],
    ["Sleep", "Coffee", "Both: under development"],
  ],
  steps: [
    ["Tea", "Bath", "Candle", "Fire brigade"],
    ["Fine", "“Fine”", "Fine!", "Lying on the kitchen floor"],
  ],
  relics: [
    ["Opened on a Sunday in hope, and then never.", "Gratitude journal"],
    ["It was to be chewed slowly and in silence.", "Raisin, mindful"],
  ],
  rumours: [["“Take two a day”", "“Take Tuesday”", "“She’s off Tuesday”", "“The clinic is closed”"]],
};
