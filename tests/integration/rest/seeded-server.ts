import { signInAs } from "../../support/browser.ts";
import { signInBananaman, signInPaid, userIdOf } from "../../support/people.ts";
import { startTestServer } from "../../support/server.ts";

export type SeededServer = Awaited<ReturnType<typeof startSeeded>>;

/** A server with 50 ads, 30 meme templates, somebody who has paid, somebody who has not, and an administrator. */
export async function startSeeded() {
  const server = await startTestServer();
  const paid = await signInPaid(server, "paid@loafworks.test");
  const unpaid = await signInAs(server, "unpaid@loafworks.test");
  const admin = await signInBananaman(server, "boss@loafworks.test");
  await server.db.query(
    `insert into public.ads_swipe (name, image_url, platform, industry, ad_goal, target_audience, created_at)
     select 'Company ' || n, '/ads/' || n || '.png', (array['Facebook', 'Instagram', null])[1 + n % 3],
            'Industry ' || n % 4, 'Goal, number ' || n, 'audience (' || n || ')', timestamptz '2026-01-01' + n * interval '1 hour'
       from generate_series(1, 50) n`,
  );
  await server.db.query(
    `insert into public.meme_templates (slug, name, category, image_url, popularity_score)
     select 'meme-' || n, 'Meme ' || lpad(n::text, 2, '0'), (array['reaction', 'opinion'])[1 + n % 2], '/m.png', 50 + n
       from generate_series(1, 30) n`,
  );
  await server.db.query(
    `insert into public.creatives (user_id, title, prompt, type, image_url)
     select $1, 'Creative ' || n, 'Prompt ' || n, 'meta', '/storage/v1/object/public/creatives/x/' || n || '.png'
       from generate_series(1, 5) n`,
    [await userIdOf(paid)],
  );
  return { server, paid, unpaid, admin, ads: () => paid.supabase.from("ads_swipe") };
}
