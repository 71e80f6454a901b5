import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

test("a mail that is pushed out while the list is read is left out, and the others are shown", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bananabread-mailbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailbox = createMailbox(folder, "hello@bananabread.test", () => {});
  await mailbox.send({ id: "1", to: "kai@loafworks.test", subject: "Receipt", html: "", text: "", link: null });
  // Listed, but gone when it is read.
  await symlink(join(folder, "gone"), join(folder, "0000-gone.json"));
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(["Receipt"]);
});
