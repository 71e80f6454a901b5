import { describe, expect, it } from "vitest";
import { type Actor, customerId, type Person, userId } from "./people.ts";
import { policyDatabase } from "./policy-database.ts";

describe("access follows payment", () => {
  const { as, server } = policyDatabase();

  /** What the pages see of it: the function, a table behind it, and the subscription in Settings. */
  async function access(actor: Actor) {
    const [row] = await as(
      actor,
      `select has_access(), (select count(*) > 0 from meme_templates) as memes,
         (select subscription_status from stripe_user_subscriptions) as subscription`,
    );
    return row;
  }
  const changeOrder = (person: Person, change: string) =>
    server(`update stripe_orders set ${change} where customer_id = $1`, [customerId(person)]);
  const grant = (person: Person, status = "completed") =>
    server("insert into stripe_orders (checkout_session_id, customer_id, status, kind) values ($1, $2, $3, 'grant')", [
      `grant_${person}`,
      customerId(person),
      status,
    ]);

  const open = { has_access: true, memes: true, subscription: "active" };
  const closed = { has_access: false, memes: false };

  it("a buyer has access", async () => {
    expect(await access("paid")).toEqual(open);
  });

  it("an unfinished checkout gives none", async () => {
    expect(await access("unpaid")).toEqual({ ...closed, subscription: "incomplete" });
  });

  it("an abandoned checkout leaves the user where they began", async () => {
    await changeOrder("unpaid", "status = 'canceled', payment_status = 'unpaid'");
    expect(await access("unpaid")).toEqual({ ...closed, subscription: "not_started" });
  });

  it("a full refund takes it away", async () => {
    await changeOrder("paid", "amount_refunded = amount_total");
    expect(await access("paid")).toEqual({ ...closed, subscription: "canceled" });
  });

  it("a partial refund does not", async () => {
    await changeOrder("paid", "amount_refunded = amount_total - 1");
    expect(await access("paid")).toEqual(open);
  });

  it("an order that cost nothing counts as paid", async () => {
    await changeOrder("paid", "amount_total = 0");
    expect(await access("paid")).toEqual(open);
  });

  it("an order whose amount is not known yet does not count", async () => {
    await changeOrder("paid", "amount_total = null");
    expect(await access("paid")).toMatchObject(closed);
  });

  it.each(["open", "lost"])("a dispute that is %s takes it away", async (status) => {
    await changeOrder("paid", `dispute_status = '${status}'`);
    expect(await access("paid")).toEqual({ ...closed, subscription: "canceled" });
  });

  it("a dispute that was won gives it back", async () => {
    await changeOrder("paid", "dispute_status = 'open'");
    await changeOrder("paid", "dispute_status = 'won'");
    expect(await access("paid")).toEqual(open);
  });

  it("granted access survives a refund and a dispute of the purchase", async () => {
    await grant("refunded");
    expect(await access("refunded")).toEqual(open);
    await changeOrder("refunded", "dispute_status = 'lost'");
    expect(await access("refunded")).toEqual(open);
  });

  it("a grant that is taken back ends it", async () => {
    await grant("unpaid", "canceled");
    expect(await access("unpaid")).toEqual({ ...closed, subscription: "canceled" });
  });

  it("a second purchase restores it after a refund", async () => {
    await server(
      "insert into stripe_orders (checkout_session_id, customer_id, amount_total, status) values ('cs_again', $1, 9700, 'completed')",
      [customerId("refunded")],
    );
    expect(await access("refunded")).toEqual(open);
  });

  it.each(["stripe_orders", "stripe_customers"])("a deleted row of %s counts for nothing", async (table) => {
    await server(`update ${table} set deleted_at = now() where customer_id = $1`, [customerId("paid")]);
    expect(await access("paid")).toMatchObject(closed);
    expect(await as("paid", "select * from stripe_user_orders")).toEqual([]);
  });

  it("somebody else's order counts for nothing", async () => {
    await server("delete from stripe_orders where customer_id = $1", [customerId("paid")]);
    expect(await access("paid")).toEqual({ ...closed, subscription: "not_started" });
  });

  it("bananaman has access without paying, and loses it with the row", async () => {
    expect(await access("bananaman")).toMatchObject({ has_access: true, memes: true });
    await server("delete from bananaman where user_id = $1", [userId("bananaman")]);
    expect(await access("bananaman")).toMatchObject(closed);
  });

  it("after a refund the own creatives can still be read and deleted", async () => {
    expect(await as("refunded", "delete from creatives returning user_id")).toEqual([{ user_id: userId("refunded") }]);
  });
});
