import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestBrowser } from "../../support/browser.ts";
import { userIdOf } from "../../support/people.ts";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

let seeded: SeededServer;
beforeAll(async () => {
  seeded = await startSeeded();
});
afterAll(() => seeded.server.stop());

const names = (answer: { data: { name: string }[] | null }) => answer.data?.map(({ name }) => name);

describe("every query the product makes", () => {
  test("the own profile's key marker, one row", async () => {
    const { data, error } = await seeded.paid.supabase
      .from("user_profiles")
      .select("api_key_encrypted")
      .eq("id", await userIdOf(seeded.paid))
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ api_key_encrypted: null });
  });

  test("all profiles, newest first, for administrators; the own one for others", async () => {
    const list = (who: TestBrowser) =>
      who.supabase.from("user_profiles").select("id, email, created_at").order("created_at", { ascending: false });
    expect((await list(seeded.admin)).data?.map(({ email }) => email)).toEqual([
      "boss@loafworks.test",
      "unpaid@loafworks.test",
      "paid@loafworks.test",
    ]);
    expect((await list(seeded.unpaid)).data?.map(({ email }) => email)).toEqual(["unpaid@loafworks.test"]);
  });

  test("the client's own upserts of plan and key are refused with 42501", async () => {
    const id = await userIdOf(seeded.unpaid);
    for (const field of ["plan", "api_key_encrypted"]) {
      const row = { id, email: "x@y.test", [field]: "lifetime" };
      const { error, status } = await seeded.unpaid.supabase.from("user_profiles").upsert(row, { onConflict: "id" });
      expect(error?.code).toBe("42501");
      expect(status).toBe(403);
    }
  });

  test("the latest three creatives with the version that is shown, and deleting one with all its versions", async () => {
    const { supabase } = seeded.paid;
    const latest = await supabase.rpc("search_creatives", { page_size: 3 });
    expect(latest.data).toHaveLength(3);
    const gone = latest.data?.[0];
    const cards = () => supabase.from("creative_cards").select("*").in("id", [gone.id]);
    expect((await cards()).data).toEqual([gone]);
    const { error, status } = await supabase.from("creatives").delete().in("document_id", [gone.id]);
    expect([error, status]).toEqual([null, 204]);
    expect((await supabase.from("creatives").select("id").eq("document_id", gone.id)).data).toEqual([]);
    expect((await cards()).data).toEqual([]);
  });

  test("the versions of a creative, newest first and counted, page by page", async () => {
    const { supabase } = seeded.paid;
    const { data: list } = await supabase.rpc("search_creatives", { page_size: 1 });
    const { rows } = await seeded.server.db.query(
      `insert into public.creatives (user_id, document_id, source_id, title, prompt, type, image_url, change, created_at)
       select $1, $2::uuid, $2::uuid, 'Edited Creative', 'Edit ' || n, 'edit', '/' || n, '{"kind": "edit", "did": [], "missed": []}',
              now() + n / 2 * interval '1 minute'
         from generate_series(1, 5) n returning id`,
      [await userIdOf(seeded.paid), list?.[0].id],
    );
    const some = () =>
      supabase
        .from("creatives")
        .select("id, created_at", { count: "exact" })
        .eq("document_id", list?.[0].id)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(4);
    const first = await some();
    const last = first.data?.at(-1);
    const second = await some()
      .lte("created_at", last?.created_at)
      .or(`created_at.lt."${last?.created_at}",and(created_at.eq."${last?.created_at}",id.lt.${last?.id})`);
    expect([first.count, second.count]).toEqual([6, 2]);
    const ids = [...(first.data ?? []), ...(second.data ?? [])].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([list?.[0].id, ...rows.map(({ id }) => id)]));
    expect((await supabase.rpc("search_creatives", { page_size: 1 })).data).toMatchObject([
      { id: list?.[0].id, versions: 6, version_id: ids[0] },
    ]);
    await supabase.rpc("show_version", { version_id: ids[5] });
    await supabase.rpc("rename_document", { document_id: list?.[0].id, name: " Launch " });
    expect((await supabase.rpc("search_creatives", { search: "launch" })).data).toMatchObject([
      { version_id: ids[5], title: "Launch" },
    ]);
  });

  test("meme templates by name and category, popular first, a page of 24", async () => {
    const { data } = await seeded.paid.supabase
      .from("meme_templates")
      .select("*")
      .ilike("name", "%meme%")
      .eq("category", "reaction")
      .order("popularity_score", { ascending: false })
      .order("name", { ascending: true })
      .range(0, 23);
    expect(data).toHaveLength(15);
    expect(data?.[0].popularity_score).toBe(80);
    const second = await seeded.paid.supabase.from("meme_templates").select("name").order("name").range(24, 47);
    expect(second.data).toHaveLength(6);
  });

  test("ads by OR over four columns, with commas and parentheses in the term", async () => {
    const find = (term: string) =>
      seeded
        .ads()
        .select("name")
        .or(
          `name.ilike."%${term}%",industry.ilike."%${term}%",ad_goal.ilike."%${term}%",target_audience.ilike."%${term}%"`,
        );
    expect(names(await find("Goal, number 7"))).toEqual(["Company 7"]);
    expect(names(await find("audience (9)"))).toEqual(["Company 9"]);
    expect(names(await find("nothing like it"))).toEqual([]);
  });

  test("ads by platform, industry and company, newest first, 20 a page", async () => {
    const page = await seeded
      .ads()
      .select("*")
      .eq("platform", "Instagram")
      .eq("industry", "Industry 1")
      .order("created_at", { ascending: false })
      .range(0, 19);
    expect(names(page)).toEqual(["Company 49", "Company 37", "Company 25", "Company 13", "Company 1"]);
  });

  test("ten ads at a time from an upload, for administrators only", async () => {
    const rows = Array.from({ length: 10 }, (_, n) => ({
      name: `Upload ${n}`,
      image_url: "https://x.test/a.png",
      tactics: "t",
    }));
    const { error, status } = await seeded.admin.supabase.from("ads_swipe").insert(rows);
    expect([error, status]).toEqual([null, 201]);
    expect((await seeded.ads().select("name").like("name", "Upload%")).data).toHaveLength(10);
    expect((await seeded.paid.supabase.from("ads_swipe").insert(rows.slice(0, 1))).error?.code).toBe("42501");
    const again = await seeded.admin.supabase
      .from("ads_swipe")
      .upsert(rows, { onConflict: "content_key", ignoreDuplicates: true });
    expect(again.error).toBeNull();
    expect((await seeded.ads().select("name").like("name", "Upload%")).data).toHaveLength(10);
    await seeded.server.db.query("delete from public.ads_swipe where name like 'Upload%'");
  });

  test("usage since the start of the month, customers, orders, both views, the bananaman row", async () => {
    const id = await userIdOf(seeded.paid);
    await seeded.server.db.query(
      "insert into public.ai_calls (user_id, kind, outcome) values ($1, 'image', 'succeeded')",
      [id],
    );
    const usage = await seeded.paid.supabase
      .from("usage_stats")
      .select("images_generated, api_calls")
      .eq("user_id", id)
      .gte("date", `${new Date().toISOString().slice(0, 8)}01`);
    expect(usage.data).toEqual([{ images_generated: 1, api_calls: 1 }]);
    const customers = await seeded.paid.supabase
      .from("stripe_customers")
      .select("customer_id, user_id")
      .is("deleted_at", null);
    expect(customers.data).toEqual([{ customer_id: expect.any(String), user_id: id }]);
    const orders = await seeded.paid.supabase
      .from("stripe_orders")
      .select("id, checkout_session_id, amount_total, currency, payment_status, status, created_at")
      .is("deleted_at", null)
      .order("created_at", { ascending: false });
    expect(orders.data).toMatchObject([{ amount_total: 9700, status: "completed" }]);
    expect((await seeded.paid.supabase.from("stripe_user_subscriptions").select("*").maybeSingle()).data).toMatchObject(
      {
        subscription_status: "active",
      },
    );
    expect(
      (await seeded.paid.supabase.from("stripe_user_orders").select("*").order("order_date", { ascending: false }))
        .data,
    ).toHaveLength(1);
    const mine = await seeded.paid.supabase.from("bananaman").select("id").eq("user_id", id).single();
    expect(mine.error?.code).toBe("PGRST116");
    expect((await seeded.admin.supabase.from("bananaman").select("id").single()).error).toBeNull();
  });
});
