const MAX_EXCERPT_LENGTH = 30;

/** The default title of a creative: `Meta Creative - ` and the beginning of its description. */
export function creativeTitle(type: string, prompt: string): string {
  // By character, not by code unit: half an emoji cannot be stored.
  const characters = Array.from(prompt.trim().replace(/\s+/g, " "));
  const excerpt = characters.slice(0, MAX_EXCERPT_LENGTH).join("");
  const rest = characters.length > MAX_EXCERPT_LENGTH ? "..." : "";
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} Creative - ${excerpt}${rest}`;
}
