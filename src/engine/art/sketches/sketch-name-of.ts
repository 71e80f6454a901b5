import type { ArtReference } from "../../scene/art-reference.ts";
import type { IllustrationName } from "../../scene/illustration-names.ts";

const ILLUSTRATIONS: Record<IllustrationName, string | undefined> = {
  coffee: "hot-beverage",
  tea: "teapot",
  togo: "cup-with-straw",
  smoothie: "cup-with-straw",
  bubbletea: "bubble-tea",
  beer: "beer-mug",
  wine: "wine-glass",
  icecream: "soft-ice-cream",
  doughnut: "doughnut",
  burger: "hamburger",
  pizza: "pizza",
  loaf: "bread",
  cake: "shortcake",
  cookie: "cookie",
  noodles: "steaming-bowl",
  salad: "green-salad",
  chocolate: "chocolate-bar",
  runner: "running-shoe",
  boot: "hiking-boot",
  tshirt: "t-shirt",
  watch: "watch",
  headphones: "headphone",
  keyboard: "keyboard",
  camera: "camera",
  laptop: "laptop",
  controller: "video-game",
  drill: undefined,
  wrench: "wrench",
  roller: undefined,
  toolbox: "toolbox",
  cleaning: "broom",
  dog: "dog-face",
  cat: "cat-face",
  monstera: "potted-plant",
  cactus: "cactus",
  bouquet: "bouquet",
  candle: "candle",
  sofa: "couch-and-lamp",
  sailboat: "sailboat",
};

const SCREENS: Record<string, string> = { mobile: "mobile-phone", chat: "speech-balloon", calendar: "spiral-calendar" };
const PACKS: Record<string, string> = { pump: "lotion-bottle", box: "package", jar: "jar", carton: "beverage-box" };
const LANDSCAPES = {
  mountains: "snow-capped-mountain",
  sea: "water-wave",
  city: "cityscape",
  forest: "evergreen-tree",
  desert: "desert",
};
const CHARACTERS = { cat: "cat-face", bot: "robot", duck: "duck", person: "person" };

/** The name of the sketch that shows the same thing as another drawing, if there is one. */
export function sketchNameOf(art: ArtReference): string | undefined {
  switch (art.kit) {
    case "sketch":
    case "object":
      return art.variant;
    case "illustration":
      return ILLUSTRATIONS[art.variant];
    case "screen":
      return SCREENS[art.variant] ?? "laptop";
    case "pack":
      return PACKS[art.variant];
    case "place":
      return art.variant === "van" ? "minibus" : "house";
    case "landscape":
      return LANDSCAPES[art.variant];
    case "character":
      return CHARACTERS[art.variant];
    case "doodle":
      return undefined;
  }
}
