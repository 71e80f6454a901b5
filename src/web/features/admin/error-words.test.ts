import { expect, test } from "vitest";
import { AppError } from "../../../shared/errors.ts";
import { processingProblem, usersProblem } from "./error-words.ts";

const signedOut = new AppError("not_signed_in", "User not authenticated");
const restarting = new AppError("unavailable", "The service is restarting.");

test("whoever is no longer signed in is told to sign in", () => {
  expect(usersProblem(signedOut, "Failed to grant free access.")).toBe("User not authenticated. Please sign in.");
  expect(usersProblem(restarting, "Failed to grant free access.")).toBe("The service is restarting.");
  expect(usersProblem(new TypeError("x is undefined"), "Failed to grant free access.")).toBe(
    "Failed to grant free access.",
  );
});

test("what keeps pictures from being processed is named as such", () => {
  expect(processingProblem(restarting)).toBe("Processing error: The service is restarting.");
  expect(processingProblem(signedOut)).toBe("User not authenticated");
  expect(processingProblem(new TypeError("x is undefined"))).toBe("Failed to process images");
});
