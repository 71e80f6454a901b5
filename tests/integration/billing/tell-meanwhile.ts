import fc from "fast-check";
import { expect } from "vitest";
import type { StripeEvent } from "../../stand-ins/stripe/postman.ts";
import type { Shop } from "./shop.ts";
import { deliver, expectEnding, openSession, STORIES } from "./stories.ts";

/** As many tellings while it happens: late, twice and at once. */
export async function tellMeanwhile(shop: Shop, numRuns: number) {
  const endings = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STORIES),
      // After each act: how many undelivered events are delivered, and how many are delivered again.
      fc.array(fc.record({ told: fc.nat(3), again: fc.nat(2), atOnce: fc.boolean() }), { minLength: 4, maxLength: 4 }),
      async (story, rhythm) => {
        const account = await openSession(shop);
        const untold: StripeEvent[] = [];
        const told: StripeEvent[] = [];
        for (const [index, act] of story.acts.entries()) {
          untold.push(shop.stripe.write(act(shop, account.sessionId)));
          const { told: many = 0, again = 0, atOnce = false } = rhythm[index] ?? {};
          // Newest first, so that later events overtake earlier ones.
          const next = [...untold.splice(-many, many), ...told.slice(0, again)].reverse();
          if (atOnce) await Promise.all(next.map((event) => deliver(shop, event)));
          else for (const event of next) await deliver(shop, event);
          told.push(...next);
        }
        await Promise.all(untold.map((event) => deliver(shop, event)));
        await expectEnding(shop, account, story);
        endings.add(`${story.access}`);
      },
    ),
    { numRuns },
  );
  expect(endings).toEqual(new Set(["true", "false"]));
}
