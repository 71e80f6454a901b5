import type { Field } from "../field.ts";

export const pets: Field = {
  known: [
    "dog*",
    "cat",
    "cats",
    "pet*",
    "puppy",
    "kitten*",
    "vet*",
    "groom*",
    "hamster*",
    "rabbit*",
    "horse*",
    "walker",
    "kennel*",
    "parrot*",
    "fish",
  ],
  who: ["The dog", "The cat, owner", "Whoever holds the lead"],
  ask: ["“Who’s a good boy?”", "“Does he bite?”", "“Is it a poodle?”"],
  hope: ["A gentle walk", "An orthopaedic bed", "Puppy school"],
  truth: ["one shoe, eaten lovingly", "the box it came in", "hair, on everything, for ever"],
  small: ["the box", "one dropped crisp", "the warm bit of the sofa"],
  grand: ["a £90 cat tree", "grain-free artisan kibble", "a dog DNA test"],
  chore: ["giving the tablet", "the bath", "the 6 a.m. walk"],
  panic: [
    "It is quiet. I have a puppy. It is too quiet.",
    "The vet said “hm”",
    "He has rolled in something and is proud",
  ],
  promise: ["“He never does that”", "“She’ll sleep through soon”"],
  takes: [
    "I pay the rent and ask the cat to move over",
    "“He’s just being friendly” is shouted from very far away",
    "No animal has ever been as tired as I am of the 5 a.m. song",
    "The dog has more coats than I do, and they fit",
  ],
  nature: [
    "The cat has been given a palace. It chooses the carton.",
    "Two dogs meet. Their people, who have talked for years, know each other as Rex’s mum.",
  ],
  wins: [
    ["She swallowed the tablet and not my finger", "Attempt 9"],
    ["The dog came when I called", "He saw cheese"],
  ],
  says: [
    ["“Aw, he likes you!”", "He likes what is in your pocket"],
    ["“She’s shy”", "She is choosing a shoe"],
  ],
  messages: [
    ["did u feed the cat", "The cat says no. The cat lies."],
    ["your dog is at the bakery again", "He has an account there"],
  ],
  menus: [
    ["Wash", "Wash and cut", "“He never bites”: double"],
    ["Sit", "Stay", "Give it back: cheese"],
  ],
  steps: [
    ["On the floor", "On the sofa", "On the bed", "On the mortgage"],
    ["“Never on the bed”", "The end of the bed", "The middle", "Where do I sleep"],
  ],
  relics: [
    ["It squeaked for nine minutes. They were the best nine minutes.", "Toy duck"],
    ["Bought with love, sat in never.", "Dog bed, £85"],
  ],
  rumours: [["“Walk at six”", "“Talk at six”", "“We need to talk”", "“The dog is leaving us”"]],
};
