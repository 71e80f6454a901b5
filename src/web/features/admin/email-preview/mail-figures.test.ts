import { expect, it } from "vitest";
import { delivery, formatSeconds, sendTime } from "./mail-figures.ts";

it("compares deliveries with the target, and never rounds a failure away", () => {
  expect(delivery({ sent: 1_318, failed: 14 })).toEqual({ words: "98.9 %", isGood: true });
  expect(delivery({ sent: 197, failed: 3 })).toEqual({ words: "98.5 %", isGood: true });
  expect(delivery({ sent: 90, failed: 10 })).toEqual({ words: "90.0 %", isGood: false });
  expect(delivery({ sent: 99_999, failed: 1 })).toEqual({ words: "99.9 %", isGood: true });
});

it("says so when there is nothing to measure", () => {
  expect(delivery({ sent: 0, failed: 0 })).toEqual({ words: "none yet", isGood: null });
  expect(sendTime({ median_ms: null })).toEqual({ words: "none yet", isGood: null });
});

it("compares the median with the target in seconds", () => {
  expect(sendTime({ median_ms: 1_600 })).toEqual({ words: "1.6 s", isGood: false });
  expect(sendTime({ median_ms: 1_200 })).toEqual({ words: "1.2 s", isGood: true });
  expect(formatSeconds(7)).toBe("0.01 s");
});
