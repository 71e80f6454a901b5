import { test } from "vitest";
import { expectDocumentsOf } from "./documents-migration.ts";

test("old creatives become documents: none is lost or changed, and edits join what they changed", async () => {
  await expectDocumentsOf(300);
});
