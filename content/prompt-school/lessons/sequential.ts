import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "sequential",
  title: "Sequential Art (Comic Panel / Storyboard)",
  summary: "One character, several panels, same face in each.",
  purpose:
    "For before and after, a joke with a punch line, or a storyboard before you film. The whole strip is one picture, so describe the character once, the grid once, and then one moment per panel. What you describe twice in different words becomes two characters.",
  template:
    "A {count}-panel comic strip, {grid}, in {style}. The same character in every panel: {character}. Panel 1: {first}. Panel 2: {second}. Panel 3: {third}. Same clothes, same colours, same proportions throughout.",
  slots: [
    { id: "count", label: "number of panels", example: "three" },
    { id: "grid", label: "how they are arranged", example: "side by side with thin white gutters" },
    { id: "style", label: "style", example: "flat colour with clean dark outlines" },
    {
      id: "character",
      label: "character, in detail",
      example: "a brown owl with round orange glasses and a green scarf",
    },
    { id: "first", label: "first moment", example: "the owl opens a laptop at dusk, wide awake" },
    { id: "second", label: "second moment", example: "midnight, the owl has an idea, a light bulb above its head" },
    { id: "third", label: "last moment", example: "sunrise, the owl asleep on the keyboard" },
  ],
  looksFor: [
    { label: "The grid described", slot: "grid" },
    { label: "Character described once", slot: "character" },
    { label: "A moment that ends it", slot: "third" },
    { label: "Sameness said aloud", says: "Same clothes, same colours" },
  ],
  example:
    "A three-panel comic strip, side by side with thin white gutters, in flat colour with clean dark outlines. The same character in every panel: a brown owl with round orange glasses and a green scarf. Panel 1: the owl opens a laptop at dusk, wide awake. Panel 2: midnight, the owl has an idea, a light bulb above its head. Panel 3: sunrise, the owl asleep on the keyboard. Same clothes, same colours, same proportions throughout.",
  adType: "meme",
  format: "16:9",
  tips: [
    {
      title: "Give it two odd details",
      text: "Orange glasses and a green scarf are easy to repeat. “A cute owl” is a new owl in every panel.",
    },
    {
      title: "One verb per panel",
      text: "Opens, has an idea, sleeps. Two actions in one panel become a muddle or an extra panel.",
    },
    {
      title: "Move one thing",
      text: "Keep the camera and change the light, or keep the light and change the pose. The eye reads the difference as time.",
    },
    {
      title: "Carry it on with a picture",
      text: "For the next strip, add this one in Generate as Hero photo and write: the same owl, now at the beach.",
    },
  ],
  good: {
    caption: "Same glasses, same scarf, same desk. Only the hour and the pose move.",
    alt: "Three panels of one owl with orange glasses and a green scarf: at work at dusk, an idea at midnight, asleep at sunrise",
  },
  careless: {
    prompt: "comic about an owl working late, then having an idea, then sleeping",
    caption: "Four owls for one character, and panels of any size: nobody sees that it is one story.",
    alt: "Uneven panels with four owls that differ in colour, size and clothes",
  },
} satisfies Lesson;
