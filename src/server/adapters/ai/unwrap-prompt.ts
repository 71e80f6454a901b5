/** The text from `{"prompt": "..."}`, also when its end is missing; anything else unchanged. */
export function unwrapPrompt(text: string): string {
  const inside = /^\s*(?:```(?:json)?)?\s*\{\s*"prompt"\s*:\s*"((?:[^"\\]|\\.)*)/s.exec(text)?.[1];
  if (inside === undefined) return text;
  try {
    return String(JSON.parse(`"${inside.replaceAll("\n", "\\n")}"`));
  } catch {
    return inside;
  }
}
