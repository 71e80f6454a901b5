import { expect, test } from "vitest";
import { createKeyVault } from "./key-vault.ts";

const KEY = "AIzaSyCANARY0123456789abcdefghijklmnopq";

test("a sealed key opens for its owner only, and never looks the same twice", () => {
  const vault = createKeyVault("the first secret");
  const sealed = vault.close(KEY, "june");
  expect(vault.open(sealed, "june")).toBe(KEY);
  expect(vault.open(sealed, "marta")).toBeNull();
  expect(vault.close(KEY, "june").ciphertext.equals(sealed.ciphertext)).toBe(false);
});

test("after a change of the secret, old keys open as long as the old secret is known", () => {
  const sealed = createKeyVault("the first secret").close(KEY, "june");
  const both = createKeyVault("the second secret", ["the first secret"]);
  expect(both.open(sealed, "june")).toBe(KEY);
  expect(both.close(KEY, "june").key_id).not.toBe(sealed.key_id);
  expect(createKeyVault("the second secret").open(sealed, "june")).toBeNull();
});
