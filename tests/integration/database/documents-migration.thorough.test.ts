import { test } from "vitest";
import { expectDocumentsOf } from "./documents-migration.ts";

test("ten thousand old creatives become documents: none is lost or changed, and edits join what they changed", async () => {
  await expectDocumentsOf(10_000);
}, 120_000);
