import { expect } from "@playwright/test";
import { expectSoundAtAGlance, SCREENS } from "./all-pages.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

for (const half of [0, 1]) {
  test(`every screen: accessible, nothing sideways or covered, nothing in the console (${half + 1} of 2)`, async ({
    openAs,
    bananaman,
  }) => {
    test.slow();
    const page = await openAs(bananaman, "/dashboard");
    const problems = watchConsole(page);
    for (const path of SCREENS.filter((_, index) => index % 2 === half)) await expectSoundAtAGlance(page, path);
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  });
}
