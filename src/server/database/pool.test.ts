import { expect, test } from "vitest";
import { toAppError } from "./pool.ts";

test.each([
  ["timeout exceeded when trying to connect", /^Too much is going on here right now\. Nothing was changed/],
  ["Connection terminated unexpectedly", /^The service is restarting\. Nothing was changed/],
])("“%s” is told as what it is", (message, words) => {
  expect(toAppError(new Error(message))).toMatchObject({ code: "unavailable", message: expect.stringMatching(words) });
});
