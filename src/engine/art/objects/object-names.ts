import { z } from "zod";

/** Objects drawn in the Fluent Emoji style (Microsoft, MIT), one SVG file each beside this one. */
export const OBJECTS = {
  food: ["avocado", "bagel", "baguette-bread", "bento-box", "birthday-cake", "bread", "burrito", "cherries", "chocolate-bar", "cookie", "croissant", "doughnut", "french-fries", "green-salad", "hamburger", "honey-pot", "hot-dog", "hot-pepper", "lemon", "pancakes", "peach", "pizza", "pretzel", "shortcake", "soft-ice-cream", "steaming-bowl", "strawberry", "sushi", "taco", "tomato", "watermelon", "banana", "leafy-green"],
  drink: ["beer-mug", "bubble-tea", "cup-with-straw", "hot-beverage", "teacup-without-handle", "wine-glass"],
  tool: ["broom", "bucket", "hammer", "key", "paintbrush", "pencil", "plunger", "screwdriver", "shower", "toolbox", "wrench"],
  home: ["bathtub", "bed", "candle", "chair", "couch-and-lamp", "house", "house-with-garden", "light-bulb", "potted-plant"],
  plant: ["cactus", "herb", "sunflower", "tulip"],
  gadget: ["alarm-clock", "camera", "desktop-computer", "headphone", "joystick", "laptop", "mobile-phone", "video-game", "watch", "magnifying-glass-tilted-left"],
  fashion: ["backpack", "dress", "gem-stone", "handbag", "hiking-boot", "lipstick", "ring", "running-shoe", "shopping-bags", "sunglasses", "t-shirt"],
  care: ["lotion-bottle", "soap", "toothbrush"],
  travel: ["airplane", "automobile", "bicycle", "delivery-truck", "kick-scooter", "luggage", "minibus", "rocket", "tent"],
  sport: ["basketball", "soccer-ball", "guitar"],
  pet: ["bone", "cat-face", "dog", "dog-face", "hamster", "owl", "paw-prints", "poodle", "rabbit-face", "duck", "frog", "sloth", "robot"],
  office: ["artist-palette", "books", "credit-card", "crown", "envelope-with-arrow", "money-bag", "open-book", "package", "party-popper", "trophy", "wrapped-gift"],
  weather: ["droplet", "fire", "high-voltage", "snowflake"],
} as const;

export type ObjectName = (typeof OBJECTS)[keyof typeof OBJECTS][number];

const NAMES: ReadonlySet<string> = new Set(Object.values(OBJECTS).flat());

export const objectNameSchema = z.custom<ObjectName>((name) => typeof name === "string" && NAMES.has(name), {
  message: "there is no object of that name",
});
