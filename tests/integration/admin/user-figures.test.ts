import { expect, test } from "vitest";
import { signInBananaman, userIdOf } from "../../support/people.ts";
import { startTestServer } from "../../support/server.ts";
import { addCrowd } from "./crowd-of-users.ts";

test("the figures count people, customers and money, less what went back", async () => {
  const fresh = await startTestServer();
  const max = await signInBananaman(fresh, "max@loafworks.test");
  await addCrowd(fresh, 8);
  await fresh.db.query("update public.stripe_orders set amount_refunded = 2000 where customer_id = 'cus_crowd_4'");
  const { data } = await max.supabase.functions.invoke("admin-user-figures");
  expect(data).toMatchObject({
    users: 9,
    paid_users: 2,
    customers: 2,
    gross_cents: 19_400,
    returned_cents: 2_000,
    foreign_orders: 0,
  });
  await max.supabase.functions.invoke("grant-free-access", { body: { user_id: await userIdOf(max) } });
  await fresh.db.query("update public.stripe_orders set currency = 'eur' where customer_id = 'cus_crowd_8'");
  const again = await max.supabase.functions.invoke("admin-user-figures");
  expect(again.data).toMatchObject({ customers: 2, gross_cents: 9_700, foreign_orders: 1 });
  await fresh.stop();
});

test("the charts show every day, sales on the day of the order and refunds on the day they were made", async () => {
  const fresh = await startTestServer();
  const max = await signInBananaman(fresh, "max@loafworks.test");
  await addCrowd(fresh, 8);
  const days = (column: string, ago: number) => `${column} = date_trunc('day', now(), 'UTC') - interval '${ago} days'`;
  await fresh.db.query(`update public.stripe_orders set ${days("created_at", 29)}`);
  await fresh.db.query("update public.stripe_orders set amount_refunded = 9700 where customer_id = 'cus_crowd_4'");
  await fresh.db.query(`update public.user_profiles set ${days("created_at", 31)} where email like 'crowd-%'`);
  const read = async (range: string) => (await max.supabase.functions.invoke("admin-charts", { body: { range } })).data;
  const month = await read("30d");
  expect(month.periods).toHaveLength(30);
  expect(month.periods[0]).toMatchObject({ sales: 2, gross_cents: 19_400, refunds: 0, sign_ups: 0 });
  expect(month.periods[1]).toMatchObject({ sales: 0, gross_cents: 0, refunds: 0, returned_cents: 0 });
  const today = new Date().toISOString().slice(0, 10);
  expect(month.periods[29]).toMatchObject({ date: today, refunds: 1, returned_cents: 9_700, sign_ups: 1, bought: 0 });
  expect(month.before).toEqual({ net_cents: 0, sign_ups: 8 });
  const quarter = await read("90d");
  expect(quarter.periods).toHaveLength(90);
  expect(quarter.periods[89 - 31]).toMatchObject({ sign_ups: 8, bought: 2 });
  const year = await read("12m");
  expect(year.periods).toHaveLength(12);
  expect(year.periods[11].date).toBe(`${today.slice(0, 7)}-01`);
  expect(year.periods.reduce((sum: number, { gross_cents }: { gross_cents: number }) => sum + gross_cents, 0)).toBe(
    19_400,
  );
  await fresh.stop();
});
