/** What a caption's field is called, where the box's own id would not say enough. */
const NAMES: Readonly<Record<string, string>> = {
  shoved: "Pushed away",
  kept: "Kept close",
  heavy: "Heavier side",
  light: "Lighter side",
  in: "What goes in",
  out: "What comes out",
  who: "Who it is",
  talks: "Who talks",
  works: "Who does the work",
  rests: "Who rests",
  boat: "The boat",
  voice: "Voice-over",
  one: "First",
  two: "Second",
  three: "Third",
  four: "Fourth",
};

/** "left-bubble" is called Left bubble. */
export function boxName(id: string): string {
  const words = id.replaceAll("-", " ");
  return NAMES[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
