/** Things drawn by code in the scene's colours, by the file they are drawn in. */
export const ILLUSTRATION_NAMES = [
  // drinks
  "coffee",
  "tea",
  "togo",
  "smoothie",
  "bubbletea",
  "beer",
  "wine",
  // food
  "icecream",
  "doughnut",
  "burger",
  "pizza",
  "loaf",
  "cake",
  "cookie",
  "noodles",
  "salad",
  "chocolate",
  // wear
  "runner",
  "boot",
  "tshirt",
  "watch",
  // gadgets
  "headphones",
  "keyboard",
  "camera",
  "laptop",
  "controller",
  // tools
  "drill",
  "wrench",
  "roller",
  "toolbox",
  "cleaning",
  // pets
  "dog",
  "cat",
  // home
  "monstera",
  "cactus",
  "bouquet",
  "candle",
  "sofa",
  "sailboat",
] as const;
export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];
