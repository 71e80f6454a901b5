import { TYPE_NAMES } from "./ad-types.ts";

const MAX_EXCERPT_LENGTH = 30;

/** The title a creative is stored with: `Meta Creative - ` and the beginning of its description. */
export function creativeTitle(type: string, prompt: string): string {
  // By character, not by code unit: half an emoji cannot be stored.
  const characters = Array.from(prompt.trim().replace(/\s+/g, " "));
  const excerpt = characters.slice(0, MAX_EXCERPT_LENGTH).join("");
  const rest = characters.length > MAX_EXCERPT_LENGTH ? "..." : "";
  return `${beginningOf(type)}${excerpt}${rest}`;
}

const beginningOf = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)} Creative - `;

/** A stored title as people read it: "Chatgptdoodle Creative - ..." is a ChatGPT Doodle Creative. */
export function shownTitle(title: string): string {
  const known = Object.entries(TYPE_NAMES).find(([type]) => title.startsWith(beginningOf(type)));
  if (!known) return title;
  const [type, name] = known;
  return name + title.slice(type.length);
}
