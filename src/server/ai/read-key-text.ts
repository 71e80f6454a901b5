import { LONGEST_API_KEY } from "../../shared/contracts/api-key.ts";
import { AppError } from "../../shared/errors.ts";

/** The key as typed or pasted, without the blanks around it. Anything that cannot stand in a header is refused here. */
export function readKeyText(typed: string): string {
  const key = typed.trim();
  if (key === "") throw new AppError("bad_request", "Please enter your AI API key.");
  if (key.length > LONGEST_API_KEY) {
    throw new AppError("key_invalid", "This is too long for an API key. Please copy just the key and try again.");
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new AppError(
      "key_invalid",
      "An API key is one word of plain letters, digits and signs. Please copy it again, without anything around it.",
    );
  }
  return key;
}
