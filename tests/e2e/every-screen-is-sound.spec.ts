import { expect } from "@playwright/test";
import { expectSoundAtAGlance, SCREENS } from "./all-pages.ts";
import { watchConsole } from "./page-problems.ts";
import { studioOf } from "./studio-page.ts";
import { test } from "./test.ts";

for (const half of [0, 1]) {
  test(`every screen: accessible, nothing sideways or covered, nothing in the console (${half + 1} of 2)`, async ({
    openAs,
    bananaman,
    baseURL,
  }) => {
    test.slow();
    const screens = [...SCREENS, await studioOf({ url: baseURL, state: bananaman.state })];
    const page = await openAs(bananaman, "/dashboard");
    const problems = watchConsole(page);
    for (const path of screens.filter((_, index) => index % 2 === half)) await expectSoundAtAGlance(page, path);
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  });
}
