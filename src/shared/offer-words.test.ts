import { expect, test } from "vitest";
import { offerWords } from "./offer-words.ts";

const wordsFor = (refundDays: number) => offerWords({ refundDays, storageLimitBytes: 20 * 1024 ** 3 });

test("the refund period is said in every place, and one day is no days", () => {
  for (const [refundDays, period] of [
    [30, "30 days"],
    [1, "1 day"],
  ] as const) {
    const { stickerFigure, refundCard, refundCall, refundAnswer, refundTerms } = wordsFor(refundDays);
    for (const words of [stickerFigure, refundCard, refundCall, refundAnswer, refundTerms]) {
      expect(words).toMatch(new RegExp(`\\b${period}\\b`));
    }
  }
});

test("without a refund period nothing promises money back, and the law is named", () => {
  const words = wordsFor(0);
  expect(Object.values(words).join(" ")).not.toMatch(/\bdays?\b|money back|change your mind/i);
  for (const place of ["refundCard", "refundAnswer", "refundTerms"] as const) expect(words[place]).toContain("the law");
});

test("fair use is said as people say it", () => {
  expect(wordsFor(14).storage).toBe("20 GB");
});

test("no phrase holds a character that markup would read as its own", () => {
  for (const refundDays of [0, 14]) expect(Object.values(wordsFor(refundDays)).join()).not.toMatch(/[<>&"]/);
});
