import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "combining",
  title: "Combining Images & Keeping Your Logo Exact",
  summary: "Bring your own pictures in, and keep the details that matter.",
  purpose:
    "For your product, your logo and a look you like, in one picture. Add up to three pictures in Generate and say there what each is for. In the prompt, say what comes from which picture, where it goes, and which details must not change.",
  template:
    "Take {base} from the first image and place {addition} from the second image {where}. Keep {keep} exactly as they are. {fit}. Everything else about the first image stays the same.",
  slots: [
    { id: "base", label: "what stays the base", example: "the plain white T-shirt" },
    { id: "addition", label: "what is added", example: "the orange “nudge” logo" },
    { id: "where", label: "where and how large", example: "centred on the chest, a third as wide as the shirt" },
    { id: "keep", label: "details that must not change", example: "its letters, its dot and its colour" },
    { id: "fit", label: "how it fits in", example: "The print follows the folds of the fabric and takes on its light" },
  ],
  looksFor: [
    { label: "Which picture is which", says: "from the first image" },
    { label: "A place and a size", slot: "where" },
    { label: "Details that must stay", slot: "keep" },
    { label: "How it fits in", slot: "fit" },
  ],
  example:
    "Take the plain white T-shirt from the first image and place the orange “nudge” logo from the second image centred on the chest, a third as wide as the shirt. Keep its letters, its dot and its colour exactly as they are. The print follows the folds of the fabric and takes on its light. Everything else about the first image stays the same.",
  adType: "maker",
  format: "1:1",
  alsoDo: "Add both pictures in Generate: the shirt as Hero photo, the logo as Logo.",
  tips: [
    {
      title: "Number the pictures",
      text: "They are sent in the order you added them. “From the second image” leaves nothing to guess.",
    },
    {
      title: "List what must not change",
      text: "Letters, proportions, colour. Details that you name are kept better than “keep the logo”.",
    },
    {
      title: "Check every letter",
      text: "Gemini, OpenAI and the models of fal and OpenRouter draw your logo again, and may slip. The built-in composer sets your file itself, unchanged.",
    },
    {
      title: "One change per round",
      text: "Place the logo first, change the background next. With two changes at once you cannot tell which one went wrong.",
    },
  ],
  good: {
    caption: "The logo as it came, letter by letter, bent only by the folds.",
    alt: "A white T-shirt and an orange nudge logo, and the shirt with exactly this logo on its chest",
  },
  careless: {
    prompt: "put the logo on the shirt",
    caption: "Redrawn from memory: other letters, another orange, and a shirt that changed with it.",
    alt: "The same two pictures, and a grey shirt with a misspelled logo in another colour, flat and off centre",
  },
} satisfies Lesson;
