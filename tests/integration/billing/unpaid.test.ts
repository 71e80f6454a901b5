import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineFunction } from "../../../src/server/functions/define-function.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { askForCheckout, askForStatus, type Buyer, checkoutBody, signInBuyer } from "./shop.ts";

let server: TestServer;
let unpaid: Buyer;
beforeAll(async () => {
  server = await startTestServer({
    functions: { "a-paid-one": defineFunction({ access: "paid", input: z.object({}), run: async () => ({}) }) },
  });
  await server.db.query("insert into meme_templates (slug, name, image_url) values ('cat', 'Cat', '/cat.png')");
  await server.db.query("insert into ads_swipe (name, image_url) values ('Loafworks', '/ad.png')");
  unpaid = await signInBuyer(server);
  const { priceId } = await (await fetch(`${server.url}/config.json`)).json();
  await askForCheckout(server, unpaid, { ...checkoutBody(server), price_id: priceId });
});
afterAll(() => server.stop());

const onePixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: "#ffd91a" } })
    .png()
    .toBuffer();

const call = async (name: string) => {
  const { data } = await unpaid.browser.supabase.auth.getSession();
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: "{}",
  });
  return { status: answer.status, code: (await answer.json()).code };
};

describe("before paying", () => {
  test("functions behind the payment answer 402, administrators' 403", async () => {
    expect(await call("a-paid-one")).toEqual({ status: 402, code: "payment_required" });
    expect(await call("grant-free-access")).toEqual({ status: 403, code: "forbidden" });
    expect(await call("revoke-free-access")).toEqual({ status: 403, code: "forbidden" });
  });

  test("checkout and its status are open", async () => {
    expect(await askForStatus(unpaid)).toMatchObject({ state: "open", has_access: false });
  });

  test("the own profile and customer can be read, with no order yet", async () => {
    const { supabase } = unpaid.browser;
    expect((await supabase.from("user_profiles").select("id, plan")).data).toEqual([
      { id: unpaid.userId, plan: "free" },
    ]);
    expect((await supabase.from("stripe_customers").select("user_id")).data).toEqual([{ user_id: unpaid.userId }]);
    expect((await supabase.from("stripe_user_orders").select()).data).toEqual([]);
    expect((await supabase.from("stripe_user_subscriptions").select("subscription_status").single()).data).toEqual({
      subscription_status: "not_started",
    });
  });

  test.each(["meme_templates", "ads_swipe"])("%s shows no row", async (table) => {
    expect((await unpaid.browser.supabase.from(table).select()).data).toEqual([]);
  });

  test.each([
    ["user_profiles", { plan: "lifetime" }],
    ["stripe_orders", { status: "completed" }],
    ["stripe_customers", { customer_id: "cus_mine" }],
  ])("%s cannot be written: 42501", async (table, change) => {
    const { error } = await unpaid.browser.supabase.from(table).update(change).not("created_at", "is", null);
    expect(error?.code).toBe("42501");
  });

  test("nothing can be stored, not even in the own folder", async () => {
    const { error } = await unpaid.browser.supabase.storage
      .from("creatives")
      .upload(`${unpaid.userId}/1-a.png`, await onePixel(), { contentType: "image/png" });
    expect(error?.message).toMatch(/row-level security/);
  });

  test("the checkouts cannot even be named", async () => {
    const { error } = await unpaid.browser.supabase.schema("private").from("checkouts").select();
    expect(error).not.toBeNull();
  });
});
