import type pg from "pg";
import { LESSON_IDS } from "../../../src/shared/lesson-ids.ts";
import { customerId, email, type Person, people, userId } from "./people.ts";

type Row = Record<string, unknown>;

/** How the test fills one table or view, and how it determines a row's owner. */
export type Seed = {
  /** The column that names the owner: a user id or a customer id. Null when rows belong to nobody. */
  owner: string | null;
  /** The people who have a row; everybody by default. */
  people?: readonly Person[];
  /** A new row of this person; `n` is different each time. Views have none. */
  row?: (person: Person, n: number) => Row;
  /** A trigger inserts the rows. */
  filledByTrigger?: true;
};

const uuid = (n: number) => `11111111-0000-4000-8000-${String(n).padStart(12, "0")}`;
const firstOf = (person: Person) => people.indexOf(person) + 1;
const bytes = (n: number) => Buffer.from(`bytes ${n}`);

function order(person: Person, n: number): Row {
  const paid = ["paid", "another paid", "refunded"].includes(person);
  return {
    checkout_session_id: `cs_${n}`,
    customer_id: customerId(person),
    amount_total: 9700,
    amount_refunded: person === "refunded" ? 9700 : 0,
    status: paid ? "completed" : "pending",
  };
}

/** Every table and view, parents before children. A relation that is missing here fails the test. */
export const seeds: Record<string, Seed> = {
  "auth.users": { owner: "id", row: (person) => ({ id: userId(person), email: email(person) }) },
  "auth.sessions": { owner: "user_id", row: (person, n) => ({ id: uuid(n), user_id: userId(person) }) },
  "auth.refresh_tokens": {
    owner: null,
    row: (person, n) => ({ token_hash: bytes(n), session_id: uuid(firstOf(person)) }),
  },
  "auth.magic_links": {
    owner: null,
    row: (person, n) => ({
      id: uuid(n),
      email: email(person),
      token_hash: bytes(n),
      code_challenge: "challenge",
      code_challenge_method: "s256",
      redirect_to: "/",
    }),
  },
  "auth.link_codes": {
    owner: null,
    row: (person, n) => ({ code_hash: bytes(n), link_id: uuid(firstOf(person)), expires_at: "2100-01-01" }),
  },
  "auth.known_browsers": {
    owner: "user_id",
    row: (person, n) => ({ id: uuid(n), user_id: userId(person), token_hash: bytes(n) }),
  },
  "auth.signing_keys": {
    owner: null,
    row: (_, n) => ({ kid: `key ${n}`, public_jwk: {}, sealed_private_jwk: bytes(n) }),
  },
  "auth.rate_limits": { owner: null, row: (_, n) => ({ key: `otp ${n}`, window_start: "2026-01-01", hits: 1 }) },

  "public.bananaman": {
    owner: "user_id",
    people: ["bananaman", "another bananaman"],
    row: (person) => ({ user_id: userId(person) }),
  },
  "public.user_profiles": { owner: "id", filledByTrigger: true, row: (person) => ({ id: userId(person) }) },
  "public.stripe_customers": {
    owner: "user_id",
    row: (person) => ({ user_id: userId(person), customer_id: customerId(person) }),
  },
  "public.stripe_orders": { owner: "customer_id", row: order },
  "public.stripe_user_subscriptions": { owner: "customer_id" },
  "public.stripe_user_orders": { owner: "customer_id" },
  "public.creatives": {
    owner: "user_id",
    row: (person, n) => ({
      id: uuid(n),
      user_id: userId(person),
      title: "Title",
      prompt: "Prompt",
      type: "meta",
      image_url: `/storage/v1/object/public/creatives/${userId(person)}/${n}.png`,
    }),
  },
  "public.documents": {
    owner: "user_id",
    filledByTrigger: true,
    row: (person, n) => ({
      id: uuid(n),
      user_id: userId(person),
      title: "Title",
      type: "meta",
      changed_at: "2026-11-30T00:00:00Z",
    }),
  },
  "public.creative_cards": { owner: "user_id" },
  "public.creative_scenes": {
    owner: "user_id",
    row: (person, n) => ({ creative_id: uuid(n), user_id: userId(person), scene: {}, fingerprint: bytes(n) }),
  },
  "public.brands": {
    owner: "user_id",
    row: (person, n) => ({ id: uuid(n), user_id: userId(person), name: "Loafworks", kit: { name: "Loafworks" } }),
  },
  "public.brand_logos": {
    owner: "user_id",
    row: (person, n) => ({ brand_id: uuid(n), ground: "light", user_id: userId(person), bytes: bytes(n) }),
  },
  "public.brand_fonts": {
    owner: "user_id",
    row: (person, n) => ({
      user_id: userId(person),
      id: n.toString(16).padStart(32, "0"),
      facts: {},
      bytes: bytes(n),
    }),
  },
  "public.creative_pictures": {
    owner: "user_id",
    row: (person, n) => ({ creative_id: uuid(n), user_id: userId(person), name: "pic-1", bytes: bytes(n) }),
  },
  "public.generations": {
    owner: "user_id",
    row: (person, n) => ({ id: uuid(n), user_id: userId(person), prompt: "Prompt", type: "meta", title: "Title" }),
  },
  "public.ai_calls": {
    owner: "user_id",
    row: (person) => ({ user_id: userId(person), kind: "image", model: "model", outcome: "succeeded" }),
  },
  "public.usage_months": {
    owner: "user_id",
    row: (person, n) => ({ user_id: userId(person), month: `2025-${(n % 12) + 1}-01`, figures: {} }),
  },
  "public.usage_stats": {
    owner: "user_id",
    filledByTrigger: true,
    row: (person, n) => ({ user_id: userId(person), date: `2026-01-${(n % 28) + 1}` }),
  },
  "public.lesson_reads": {
    owner: "user_id",
    row: (person, n) => ({ user_id: userId(person), lesson: LESSON_IDS[n % LESSON_IDS.length] }),
  },
  "public.meme_templates": {
    owner: null,
    row: (_, n) => ({ slug: `template-${n}`, name: "Template", image_url: "/template.png" }),
  },
  "public.ads_swipe": {
    owner: null,
    row: (_, n) => ({ name: `Company ${n}`, image_url: "/ad.png", supabase_image_url: "/ad.png" }),
  },

  "storage.buckets": { owner: null, row: (_, n) => ({ id: `bucket-${n}`, name: `bucket-${n}` }) },
  "storage.objects": {
    owner: "owner",
    row: (person, n) => ({
      bucket_id: "creatives",
      name: `${userId(person)}/${n}.png`,
      owner: userId(person),
      owner_id: userId(person),
    }),
  },

  "private.ads_swipe_counts": {
    owner: null,
    filledByTrigger: true,
    row: (_, n) => ({ field: "company", value: `Counted ${n}`, count: 1 }),
  },
  "private.migrations": { owner: null, row: (_, n) => ({ name: `set/${n}.sql`, checksum: "checksum" }) },
  "private.object_deletions": { owner: null, row: (_, n) => ({ bucket: "creatives", name: `${n}.png` }) },
  "private.chores": { owner: null, row: (_, n) => ({ name: `chore ${n}`, begun_at: "2026-11-19T00:00:00Z" }) },
  "private.call_limits": {
    owner: "user_id",
    row: (person) => ({ user_id: userId(person), kind: "key_check", window_start: "2026-11-19T00:00:00Z", calls: 1 }),
  },
  "private.early_cancels": {
    owner: "user_id",
    row: (person, n) => ({ user_id: userId(person), generation_id: uuid(n), expires_at: "2026-11-19T00:00:00Z" }),
  },
  "private.letterings": {
    owner: "user_id",
    row: (person, n) => ({ user_id: userId(person), generation_id: uuid(n), seed: n }),
  },
  "private.api_keys": {
    owner: "user_id",
    row: (person, n) => ({
      user_id: userId(person),
      ciphertext: bytes(n),
      nonce: bytes(n),
      key_id: "key",
      last_four: "a1B2",
      service: "gemini",
    }),
  },
  "private.ai_settings": {
    owner: "user_id",
    row: (person) => ({ user_id: userId(person), image_service: "gemini", cap_usd: 20 }),
  },
  "private.email_changes": {
    owner: "user_id",
    row: (person, n) => ({
      id: uuid(n),
      user_id: userId(person),
      old_email: email(person),
      new_email: `new${n}@loafworks.test`,
      token_hash: bytes(n),
      // Only one of a person may wait at a time.
      retired_at: "2026-01-01",
    }),
  },
  "private.export_leases": {
    owner: "user_id",
    row: (person, n) => ({ user_id: userId(person), holder: uuid(n), lease_until: "2100-01-01" }),
  },
  "private.checkouts": {
    owner: "user_id",
    row: (person, n) => ({
      session_id: `cs_${n}`,
      user_id: userId(person),
      price_id: "price_1",
      origin: "https://bananabread.example",
      expires_at: "2100-01-01",
    }),
  },
  "private.test_checkouts": {
    owner: "user_id",
    row: (person, n) => ({
      session_id: `cs_${n}`,
      payment_intent_id: `pi_${n}`,
      idempotency_key: `key ${n}`,
      user_id: userId(person),
      customer_id: customerId(person),
      email: email(person),
      origin: "http://localhost:3000",
      amount: 9700,
    }),
  },
  "private.webhook_events": { owner: null, row: (_, n) => ({ event_id: `evt_${n}`, type: "charge.refunded" }) },
  "private.outbox": {
    owner: null,
    row: (person, n) => ({ kind: "magic-link", recipient: email(person), sealed_props: bytes(n) }),
  },
  "private.mail_log": {
    owner: null,
    row: (person) => ({ kind: "magic-link", recipient: email(person), outcome: "sent" }),
  },
  "private.ad_uploads": {
    owner: null,
    row: (_, n) => ({ id: uuid(n), file_name: `ads-${n}.csv`, fingerprint: "a", rows: 1 }),
  },
  "private.ad_upload_problems": {
    owner: null,
    row: (_, n) => ({ upload_id: uuid(1), line: n, kind: "failed", reason: "too long", cells: {} }),
  },
  "private.removed_ads": { owner: null, row: (_, n) => ({ id: uuid(n), upload_id: uuid(1), ad: {} }) },
  // Without rows: they would need the ids of ads, which clients may not choose.
  "private.ad_pictures": { owner: null, people: [], row: (_, n) => ({ ad_id: uuid(n), host: "pictures.example" }) },
  "private.user_listing": {
    owner: "user_id",
    filledByTrigger: true,
    row: (person) => ({ user_id: userId(person), email: email(person), created_at: "2026-01-01T00:00:00Z" }),
  },
  "private.money_back": {
    owner: null,
    filledByTrigger: true,
    row: () => ({ order_id: 1, amount: 1 }),
  },
  "private.audit_log": { owner: null, row: (_, n) => ({ action: "grant-free-access", target: `user ${n}` }) },
};

/** Whoever calls it sees no others. */
const OWN_DOCUMENT = "(select id from public.documents limit 1)";
const OWN_VERSION = "(select id from public.creatives limit 1)";

/** What to call a function with; only those that take arguments need an entry. */
export const sampleArguments: Record<string, string> = {
  "private.is_last_bananaman(account uuid)": `'${userId("bananaman")}'`,
  "private.storage_used(account uuid)": `'${userId("paid")}'`,
  "private.user_has_access(account uuid)": `'${userId("paid")}'`,
  "private.refresh_user_listing(account uuid)": `'${userId("paid")}'`,
  "private.cents_returned(placed stripe_orders)": "null",
  "private.search_term(typed text)": "'Crumb'",
  "private.contains_pattern(term text)": "'crumb'",
  "private.require_sight_of(without_picture boolean)": "true",
  "private.require_whole_cursor(is_whole boolean)": "true",
  "private.clamp_page_size(wanted integer, usual integer)": "1, 20",
  "private.letter_pairs(content text)": "'crumb'",
  "private.documents_where(term text, type text, after_id uuid)": "null, null, null",
  "private.host_of(address text)": "'https://pictures.example/1.png'",
  "private.most_counted(counted_field text, most integer)": "'company', 10",
  "public.count_ads_swipe(search text, platform text, industry text, company text, without_picture boolean)": "",
  "public.count_creatives(search text, type text)": "",
  "public.count_meme_templates(search text, category text)": "",
  "public.list_creative_ids(search text, type text, after_changed_at timestamp with time zone, after_id uuid)": "",
  "public.search_ads_swipe(search text, platform text, industry text, company text, after_created_at timestamp with time zone, after_id uuid, page_size integer, without_picture boolean)":
    "",
  "public.search_creatives(search text, type text, after_changed_at timestamp with time zone, after_id uuid, page_size integer)":
    "",
  "public.search_meme_templates(search text, category text, sort text, after_score integer, after_name text, after_created_at timestamp with time zone, after_id uuid, page_size integer)":
    "",
  "public.rename_document(document_id uuid, name text)": `${OWN_DOCUMENT}, 'Loaf'`,
  "public.name_version(version_id uuid, name text)": `${OWN_VERSION}, 'Loaf'`,
  "public.show_version(version_id uuid)": OWN_VERSION,
  "public.counted_usage_of_month(month date)": "",
  "public.usage_of_month(month date)": "",
  "storage.extension(name text)": "'folder/file.png'",
  "storage.filename(name text)": "'folder/file.png'",
  "storage.foldername(name text)": "'folder/file.png'",
};

export async function insertRow(client: pg.ClientBase, relation: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  await client.query(
    `insert into ${relation} (${columns.join(", ")}) values (${places.join(", ")})`,
    Object.values(row),
  );
}

/** One row in every table for everybody who has one there. Accounts come first: everything else references them. */
export async function seedEverybody(client: pg.ClientBase, schemas: string[]): Promise<void> {
  for (const [relation, seed] of Object.entries(seeds)) {
    const wanted = relation === "auth.users" || schemas.some((schema) => relation.startsWith(`${schema}.`));
    if (!wanted || !seed.row || seed.filledByTrigger) continue;
    for (const person of seed.people ?? people) await insertRow(client, relation, seed.row(person, firstOf(person)));
  }
}
