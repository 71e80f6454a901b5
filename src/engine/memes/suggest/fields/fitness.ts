import type { Field } from "../field.ts";

export const fitness: Field = {
  known: [
    "gym*",
    "fitness",
    "yoga",
    "workout*",
    "running",
    "marathon*",
    "diet*",
    "healthy",
    "pilates",
    "protein",
    "trainer",
    "exercise",
    "weight*",
    "sport*",
    "football",
    "cycling",
    "swim*",
    "steps",
    "resolution*",
  ],
  who: ["Me, January 9", "The personal trainer", "My knees"],
  ask: ["“How many more?”", "“Are you using this?”", "“Is pizza a carb?”"],
  hope: ["A new me", "10,000 steps", "Meal prep on Sunday"],
  truth: ["a subscription and a mat", "312 steps, most to the fridge", "crisps, lying down"],
  small: ["the lie-down at the end", "new socks", "the lift, working"],
  grand: ["a 12-week transformation", "a watch that is disappointed", "a smoothie with soil in it"],
  chore: ["leg day", "washing the bottle", "putting on the leggings"],
  panic: [
    "“One more round!” It was not one",
    "The trainer has learnt my name",
    "I can lift my arm. I cannot put it down.",
  ],
  promise: ["“I’ll start on Monday”", "“Just five more”"],
  takes: [
    "A rest day is the only plan I have ever kept",
    "Burpees were invented by somebody who was not hugged",
    "My watch says stand. My watch is not my mother.",
    "The hardest machine in the gym is the door",
  ],
  nature: [
    "It is January. The herd arrives in new shoes. By March, one remains.",
    "The runner looks at its watch, stops, and photographs a tree.",
  ],
  wins: [
    ["I went, and there was nobody there to see it", "Tuesday, 6:10"],
    ["I ran for the bus and caught it", "40 metres"],
  ],
  says: [
    ["“I could have gone on!”", "I can see through time"],
    ["“See you tomorrow!”", "You will not"],
  ],
  messages: [
    ["You have closed 0 rings today", "I opened a bag"],
    ["We miss you at the gym!", "You miss £39 a month"],
  ],
  menus: [
    ["Monthly £39", "Yearly £390", "Cancelling: in person, by owl"],
    ["Light", "Medium", "“Feel good?” weight: hospital"],
  ],
  steps: [
    ["Shoes", "Watch", "App", "Sofa"],
    ["1 km", "5 km", "A selfie", "A taxi"],
  ],
  relics: [
    ["They hung shirts on it and called it cardio.", "Exercise bike"],
    ["It was renewed each year out of shame.", "Gym card, unused"],
  ],
  rumours: [["“Five more reps”", "“Five more steps”", "“He’s on steps?”", "“He joined a boy band”"]],
};
