import type { Field } from "../field.ts";

export const events: Field = {
  known: [
    "wedding*",
    "party",
    "parties",
    "event*",
    "conference*",
    "festival*",
    "birthday*",
    "concert*",
    "dj",
    "band",
    "bride*",
    "anniversary",
    "networking",
    "trade fair",
    "exhibition*",
    "quiz",

    "halloween",
    "new year*",
  ],
  who: ["The planner", "Uncle Terry", "The whole dance floor"],
  ask: ["“Can I bring someone?”", "“Is there a vegan one?”", "“What time does it really start?”"],
  hope: ["An intimate evening", "Golden hour pictures", "A short speech"],
  truth: ["Uncle Terry has the microphone", "rain, sideways", "four hundred chairs, nine people"],
  small: ["the free tote bag", "the chips at midnight", "a chair near the food"],
  grand: ["a doves package", "an ice swan", "a keynote about synergy"],
  chore: ["the seating plan", "blowing up balloons", "finding the microphone"],
  panic: [
    "“I’ll just say a few words,” and he unfolds paper",
    "The cake is here. The other cake is here too.",
    "“Is the band with you?” “We thought with you”",
  ],
  promise: ["“Doors at seven”", "“It won’t rain”"],
  takes: [
    "Nobody has ever danced because a man said “come on, everybody”",
    "A save-the-date is a threat with flowers on it",
    "Networking is standing near cheese until it is over",
    "The best speech is the one that was cut",
  ],
  nature: [
    "A herd has sensed a free tote bag. Not all of them will return.",
    "Alone by the cheese, the guest reads its phone with great concentration.",
  ],
  wins: [
    ["Everybody sat where I had put them", "For the photo"],
    ["Nobody clapped between the songs", "It was a recording"],
  ],
  says: [
    ["“It’s just what we wanted!”", "We have three"],
    ["“Let’s do this every year!”", "I have aged"],
  ],
  messages: [
    ["running 5 min late!!", "You are still in the shower"],
    ["can i bring 4 friends", "You can bring chairs"],
  ],
  menus: [
    ["Ticket £20", "VIP £90", "VIP, with a chair £140"],
    ["DJ", "Live band", "Uncle Terry: cannot be cancelled"],
  ],
  steps: [
    ["“Something small”", "Family only", "And friends", "Tent hire"],
    ["Canapés", "Speeches", "Still speeches", "Breakfast"],
  ],
  relics: [
    ["It was thrown, not caught, and blamed.", "Bouquet"],
    ["They wore it for three days and knew nobody by it.", "Name badge"],
  ],
  rumours: [["“Rain plan: tent”", "“Train plan: ten”", "“Last train’s at ten”", "“Everybody left at nine”"]],
};
