import { test } from "vitest";
import { killDuringWrites } from "./kill-during-writes.ts";

test("the server, its database or both killed with -9 during writes: no acknowledged row is lost, the next start is clean", () =>
  killDuringWrites(3));
