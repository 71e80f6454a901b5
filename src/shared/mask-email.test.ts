import { expect, it } from "vitest";
import { maskEmail } from "./mask-email.ts";

it.each([
  ["june@loafworks.example", "j•••@loafworks.example"],
  ["j@loafworks.example", "j•••@loafworks.example"],
  ["🍌banana@loafworks.example", "🍌•••@loafworks.example"],
])("%s becomes %s, however long the name is", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
