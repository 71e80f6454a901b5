import { test as base } from "@playwright/test";
import { currentSetup } from "../setups/arrange.ts";
import { NOT_THERE } from "../setups/not-there.ts";

/** Leaves out what the set-up of this run does not have, and says why. */
export const test = base.extend<{ inThisSetup: undefined }>({
  inThisSetup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use, { title }) => {
      const missing = NOT_THERE.find((one) => one.setup === currentSetup() && one.title === title);
      base.skip(missing !== undefined, missing?.why);
      await use(undefined);
    },
    { auto: true },
  ],
});
