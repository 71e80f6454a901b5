import { expect, test } from "vitest";
import { explainCrash } from "./explain-crash.ts";

const missing = [
  "Failed to fetch dynamically imported module: http://localhost/assets/gallery-abc.js",
  "error loading dynamically imported module: http://localhost/assets/gallery-abc.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/gallery-abc.css",
  "Offline: Failed to fetch dynamically imported module: http://localhost/assets/gallery-abc.js",
];

test.each(missing)("'%s' is code that did not arrive, in the words of each browser", (message) => {
  expect(explainCrash(new TypeError(message), true)).toBe("outdated");
  expect(explainCrash(new TypeError(message), false)).toBe("offline");
});

test("a fault in the page is a fault, with or without a connection", () => {
  expect(explainCrash(new TypeError("x is undefined"), true)).toBe("crash");
  expect(explainCrash(new TypeError("x is undefined"), false)).toBe("crash");
  expect(explainCrash("thrown without an Error", true)).toBe("crash");
});
