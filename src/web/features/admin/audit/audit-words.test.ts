import { expect, test } from "vitest";
import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";
import { auditSentence, auditWhat, auditWho } from "./audit-words.ts";

const id = "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001";
const june = { id, email: "june@loafworks.test" };
const dana = { id, email: "dana@fernhill.test" };
const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-12T16:20:41.000Z",
  actor: june,
  action: "grant-free-access",
  target: id,
  about: dana,
  details: {},
  outcome: "done",
  ...fields,
});

test("an entry reads as a sentence with both names", () => {
  expect(auditSentence(entry({}))).toBe("june@loafworks.test granted free access to dana@fernhill.test");
  expect(auditSentence(entry({ action: "upload-ads", target: "swipe.csv", about: null }))).toBe(
    "june@loafworks.test uploaded swipe.csv",
  );
});

test("what the command line and the product itself did names them", () => {
  const added = entry({ actor: null, action: "bananaman add", target: june.email, about: null });
  expect(auditSentence(added)).toBe("The command line made june@loafworks.test an administrator");
  expect(auditWho(entry({ actor: null, outcome: "automatic" }))).toBe("System");
});

test("deleted accounts are called that, on either side", () => {
  expect(auditSentence(entry({ about: { id, email: null } }))).toMatch(/ to a deleted account$/);
  expect(auditSentence(entry({ actor: null, about: null, target: null }))).toBe(
    "A deleted account granted free access to a deleted account",
  );
});

test("a refused attempt says what was tried, also for functions and tables without words of their own", () => {
  const refused = (action: string) => entry({ action, target: null, about: null, outcome: "refused" });
  expect(auditWhat(refused("ban-user"))).toBe("Tried to ban a user");
  expect(auditSentence(refused("write to ads_swipe"))).toBe(
    "june@loafworks.test tried to write to the table ads_swipe",
  );
  expect(auditSentence(refused("brand-new-function"))).toBe("june@loafworks.test tried to call brand-new-function");
});

test("an unknown action is still readable, and a name with a dollar sign stays as it is", () => {
  expect(auditWhat(entry({ action: "some-new_action" }))).toBe("Some new action");
  expect(auditSentence(entry({ about: { id, email: "$&@fernhill.test" } }))).toMatch(/ to \$&@fernhill\.test$/);
});
