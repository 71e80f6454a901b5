import { test } from "vitest";
import { killDuringWrites } from "./kill-during-writes.ts";

test("in 20 rounds of kill -9 during writes no acknowledged row is lost and every next start is clean", () =>
  killDuringWrites(20));
