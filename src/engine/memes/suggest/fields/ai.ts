import type { Field } from "../field.ts";

export const ai: Field = {
  known: [
    "ai",
    "chatgpt",
    "robot*",
    "chatbot*",
    "prompt*",
    "gpt",
    "machine learning",
    "automation",
    "automat*",
    "llm*",
    "artificial",
    "bot",
    "bots",
    "midjourney",
    "gemini",
  ],
  who: ["The chatbot", "The prompt engineer", "Me, saying please to it"],
  ask: ["“Are you sure?”", "“Shorter?”", "“Why does it have six fingers?”"],
  hope: ["Automating the boring part", "An agent for everything", "One perfect prompt"],
  truth: ["checking it takes longer", "nine apologies and a poem", "it booked a flight to the wrong Paris"],
  small: ["asking a person", "the button that says stop", "a list, in a notebook"],
  grand: ["an autonomous agent swarm", "an AI strategy, laminated", "a chatbot for the chatbot"],
  chore: ["reading what it wrote", "counting the fingers", "removing “delve”"],
  panic: [
    "It said “you’re absolutely right” and deleted the folder",
    "The client asked which half the robot wrote",
    "“I’ve gone ahead and sent it for you”",
  ],
  promise: ["“I have fixed the issue”", "“Fully autonomous by Q3”"],
  takes: [
    "I say please to it, because I have seen films",
    "It checked its own work and was very impressed",
    "A prompt is a wish told to a confident stranger",
    "Everybody has an AI strategy and nobody has a working printer",
  ],
  nature: [
    "The model does not know. Watch how it puffs itself up and answers.",
    "Two assistants have met and are thanking each other. They may never stop.",
  ],
  wins: [
    ["I counted to seven and they checked and it was seven", "Accuracy (1)"],
    ["It said “I don’t know”", "First ever"],
  ],
  says: [
    ["“Great question!”", "I have no idea, but at length"],
    ["“I used AI a little”", "I have never read this"],
  ],
  messages: [
    ["As an AI, I can’t cry", "Same, at work"],
    ["I’ve summarised your 3 emails in 4 pages", "Could you summarise that"],
  ],
  menus: [
    ["Fast answer: free", "Right answer: £5", "Fast and right: machine is down"],
    ["Draft", "Draft, human", "Draft, human, thought about: £900"],
  ],
  steps: [
    ["A prompt", "A longer prompt", "Capitals", "Doing it myself"],
    ["Five fingers", "Six fingers", "A hand, mostly", "Gloves"],
  ],
  relics: [
    ["People wrote in it by hand and it did not autocomplete.", "Notebook"],
    ["It promised to replace everyone, and needed a reboot.", "Pilot project"],
  ],
  rumours: [["“AI will help you”", "“AI will have you”", "“AI has you”", "“Welcome, unit 7”"]],
};
