import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantFreeAccessOutput, revokeFreeAccessOutput } from "../../../src/shared/contracts/free-access.ts";
import { callFunction } from "../../../src/web/session/call-function.ts";
import type { TestBrowser } from "../../support/browser.ts";
import { signInBananaman, userIdOf } from "../../support/people.ts";
import {
  askForCheckout,
  CLOSED,
  OPEN,
  openShop,
  refusalOf,
  type Shop,
  signInBuyer,
  standing,
  startPaying,
} from "./shop.ts";

let shop: Shop;
let boss: TestBrowser;
beforeAll(async () => {
  shop = await openShop();
  boss = await signInBananaman(shop.server, "boss@loafworks.test");
});
afterAll(() => shop.close());

const grant = async (user_id: string, who = boss) =>
  (await callFunction(who.supabase, "grant-free-access", { user_id }, grantFreeAccessOutput)).sessionId;
const revoke = async (user_id: string, who = boss) =>
  (await callFunction(who.supabase, "revoke-free-access", { user_id }, revokeFreeAccessOutput)).revoked;
const audit = async (target: string) =>
  (
    await shop.server.db.query("select actor, action, details from private.audit_log where target = $1 order by id", [
      target,
    ])
  ).rows;

test("a grant opens the door, and is written down: who, to whom, which", async () => {
  const { userId } = await signInBuyer(shop.server);
  const sessionId = await grant(userId);
  expect(sessionId).toMatch(/^granted_[0-9a-f-]{36}$/);
  expect(await standing(shop.server, userId)).toEqual(OPEN);
  expect(await audit(userId)).toEqual([
    { actor: await userIdOf(boss), action: "grant-free-access", details: { sessionId } },
  ]);
});

test("ten clicks at once are one grant and one entry", async () => {
  const { userId } = await signInBuyer(shop.server);
  const ids = await Promise.all(Array.from({ length: 10 }, () => grant(userId)));
  expect(new Set(ids).size).toBe(1);
  expect(await standing(shop.server, userId)).toEqual(OPEN);
  expect(await audit(userId)).toHaveLength(1);
});

test("it can be taken back once, and given anew", async () => {
  const { userId } = await signInBuyer(shop.server);
  const first = await grant(userId);
  expect(await revoke(userId)).toBe(true);
  expect(await standing(shop.server, userId)).toEqual(CLOSED);
  expect(await revoke(userId)).toBe(false);
  const second = await grant(userId);
  expect(second).not.toBe(first);
  expect(await standing(shop.server, userId)).toEqual({ ...OPEN, orders: 2 });
  expect((await audit(userId)).map(({ action }) => action)).toEqual([
    "grant-free-access",
    "revoke-free-access",
    "grant-free-access",
  ]);
});

describe("a grant and a purchase of one person", () => {
  test("the refund of the purchase does not touch the grant, nor its taking back the purchase", async () => {
    const buyer = await startPaying(shop);
    const tell = (happening: Parameters<Shop["stripe"]["write"]>[0]) =>
      shop.stripe.deliver(shop.server.url, shop.stripe.write(happening));
    await tell(shop.stripe.pay(buyer.sessionId));
    await grant(buyer.userId);
    await revoke(buyer.userId);
    expect(await standing(shop.server, buyer.userId)).toEqual({ ...OPEN, orders: 2 });
    await grant(buyer.userId);
    await tell(shop.stripe.refund(buyer.sessionId, 9_700));
    expect(await standing(shop.server, buyer.userId)).toEqual({ ...OPEN, orders: 3 });
  });

  test("who was granted access and lost it can buy: the made-up customer gives way to Stripe's", async () => {
    const buyer = await signInBuyer(shop.server);
    await grant(buyer.userId);
    await revoke(buyer.userId);
    const sessionId = (await askForCheckout(shop.server, buyer)).split("/").at(-1) ?? "";
    await shop.stripe.deliver(shop.server.url, shop.stripe.write(shop.stripe.pay(sessionId)));
    expect(await standing(shop.server, buyer.userId)).toEqual({ ...OPEN, orders: 2 });
  });

  test("who has a grant is not asked to pay", async () => {
    const buyer = await signInBuyer(shop.server);
    await grant(buyer.userId);
    expect(await refusalOf(askForCheckout(shop.server, buyer))).toMatchObject({
      message: "You already have lifetime access.",
    });
  });
});

describe("only Bananaman gives", () => {
  test("a buyer and a newcomer are refused, also for themselves, and nothing is written", async () => {
    const { browser, userId } = await signInBuyer(shop.server);
    expect(await refusalOf(grant(userId, browser))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(revoke(userId, browser))).toMatchObject({ code: "forbidden" });
    expect(await standing(shop.server, userId)).toMatchObject({ access: false, orders: 0 });
    expect(await audit(userId)).toEqual([]);
  });

  test("an unknown user and a malformed id get a clear answer", async () => {
    expect(await refusalOf(grant("00000000-0000-4000-8000-00000000dead"))).toEqual({
      code: "not_found",
      message: "There is no such user.",
    });
    expect(await refusalOf(grant("everybody"))).toMatchObject({ code: "bad_request" });
  });
});
