import type { Category } from "./subject.ts";

/** Headlines without a claim, true for any maker of the thing. {noun} is plural or uncountable. */
export const CATEGORY_LINES: Record<Category, readonly string[]> = {
  food: [
    "Hungry looks good on you.",
    "Start with {noun}. Finish with seconds.",
    "Today tastes like {noun}.",
    "{Noun} first. Everything else later.",
    "Some days call for {noun}.",
  ],
  drink: [
    "The best meeting today: you and {noun}.",
    "Take five. Make it {noun}.",
    "{Noun} first. Then the world.",
    "Pour yourself a moment.",
    "Small sip. Big mood.",
  ],
  fashion: [
    "Dressed for whatever comes next.",
    "Your next compliment starts here.",
    "{Noun} that say it before you do.",
    "Wear what you mean.",
    "Made to be noticed. {Noun}.",
  ],
  beauty: [
    "Five quiet minutes, just for you.",
    "Your mirror will notice.",
    "Be kind to your skin.",
    "The good part of the morning routine.",
    "{Noun} you will look forward to.",
  ],
  tech: [
    "{Noun} that earn their place on your desk.",
    "Less fiddling. More living.",
    "Small thing. Big difference.",
    "Your day, upgraded.",
    "Press play on something better.",
  ],
  software: [
    "Less busywork. More work that counts.",
    "Your work, on one calm page.",
    "Monday, under control.",
    "One tab to close the other twelve.",
    "Know where things stand.",
  ],
  home: [
    "Home, but more so.",
    "The room you never want to leave.",
    "Sit down. Breathe out. Home.",
    "{Noun} that make a house yours.",
    "Come home to comfort.",
  ],
  service: [
    "Consider it handled.",
    "You call. We sort it out.",
    "Your weekend just got free.",
    "One less thing on your list.",
    "{Noun}, off your to-do list.",
  ],
  pet: [
    "Four paws up.",
    "For the best listener in the house.",
    "Tails will wag.",
    "They can't say thanks. They will show it.",
    "Somebody at home will love this.",
  ],
  plant: [
    "Bring the outside in.",
    "Every room needs something alive.",
    "Let something grow.",
    "Say it with {noun}.",
    "Green looks good on your home.",
  ],
  travel: [
    "Your out-of-office starts here.",
    "Go. The inbox will wait.",
    "Somewhere else is closer than you think.",
    "Pack light. Come back full of stories.",
    "Take the long way home.",
  ],
  sport: [
    "Show up. The rest follows.",
    "Today counts.",
    "Your strongest habit starts now.",
    "One more. You've got it.",
    "Move like you mean it.",
  ],
  learning: [
    "Learn something your Monday didn't plan.",
    "Start small. Get good.",
    "The skill you keep meaning to pick up.",
    "Stay curious.",
    "Future you says thanks.",
  ],
  money: [
    "Money, minus the mystery.",
    "Make friends with your money.",
    "Know what's yours.",
    "Plan today. Sleep tonight.",
    "Your future called. It's relieved.",
  ],
  gift: [
    "Good things, wrapped up.",
    "The kind of present people remember.",
    "Make somebody's day. Yours counts.",
    "You had us at unboxing.",
    "Give it before you keep it.",
  ],
};

/** For things without a category. */
export const ANY_LINES = [
  "Meet your new favourite {noun}.",
  "{Noun}? Finally.",
  "You didn't know you needed {noun}.",
  "Say yes to {noun}.",
  "{Noun}. Exactly what it sounds like.",
] as const;

export const BUTTONS: Record<Category, readonly string[]> = {
  food: ["Order now", "Taste it", "Get yours"],
  drink: ["Order now", "Pour one", "Get yours"],
  fashion: ["Shop now", "Find yours", "See the look"],
  beauty: ["Shop now", "Treat yourself", "Get yours"],
  tech: ["Shop now", "See it", "Get yours"],
  software: ["See how it works", "Get started", "Take a look"],
  home: ["Shop now", "See it at home", "Make room"],
  service: ["Book a visit", "Get in touch", "Ask for a quote"],
  pet: ["Fetch yours", "Shop now", "Take a look"],
  plant: ["Shop now", "Take one home", "Pick yours"],
  travel: ["Plan your trip", "Book now", "Take me there"],
  sport: ["Join in", "Start today", "Get moving"],
  learning: ["Start learning", "Join in", "Take a look"],
  money: ["Get started", "See how", "Learn more"],
  gift: ["Get yours", "Shop now", "Find a gift"],
};

export const ANY_BUTTONS = ["Get yours", "Shop now", "Take a look"] as const;
