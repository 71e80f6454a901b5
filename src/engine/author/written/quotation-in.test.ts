import { expect, test } from "vitest";
import { findQuotation, quotationIn } from "./quotation-in.ts";

test("a quotation comes with who said it", () => {
  const text = "Ad for my bakery. “There is still bread at noon” - Ruth Adeyemi, customer since 2019. Open Saturdays";
  expect(quotationIn(text)).toEqual({
    headline: "There is still bread at noon",
    person: { name: "Ruth Adeyemi", role: "customer since 2019" },
  });
});

test("a role need not be given, and other scripts have their own marks", () => {
  expect(quotationIn("「夏になると毎週ここに来ます」（田中美咲）かき氷の店")?.person).toEqual({ name: "田中美咲" });
  expect(quotationIn('"Через сорок минут стало сухо" — Анна Волкова')?.person).toEqual({ name: "Анна Волкова" });
  expect(quotationIn("«لم أذق تمراً كهذا منذ طفولتي» - ليلى حداد")?.person?.name).toBe("ليلى حداد");
});

test("a line that is only the words and a name needs no dash", () => {
  expect(quotationIn('"I got my evenings back." Tomas, nurse in Utrecht')?.person).toEqual({
    name: "Tomas",
    role: "nurse in Utrecht",
  });
  expect(quotationIn('"I got my evenings back." Try Dot for a month')).toBeUndefined();
});

test("who is known by a handle said it too, and a label before it is a part of it", () => {
  const text = 'what my users say: "finally a timer that is no therapist" - u/slowmornings';
  expect(findQuotation(text)).toMatchObject({ person: { name: "u/slowmornings" }, from: 0, to: text.length });
});

test("a headline in quotes is nobody's words", () => {
  expect(quotationIn("Headline should be 'They were going to leave Tuesday.'")).toBeUndefined();
  expect(quotationIn('A poster that says "Sign here. Sleep well." for a notary')).toBeUndefined();
});
