import { GALLERY } from "./gallery-page.ts";
import { expectOnlyMatchesDeleted } from "./selection.ts";
import { test } from "./test.ts";

test("all that match are picked, also those not loaded, and only they are deleted, at 1440 px", async ({
  openAs,
  neighbour,
  stock,
  db,
}) => {
  await stock.withMany(neighbour, 260);
  await expectOnlyMatchesDeleted(await openAs(neighbour, GALLERY), db, neighbour);
});
