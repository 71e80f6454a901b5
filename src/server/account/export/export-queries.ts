/**
 * Everything known about one person. Ids are random and unique, so they serve as paging keys; `$2` is the last one. No
 * secrets are included: keys, tokens and codes are left out. PostgreSQL formats a creative's time, to the microsecond,
 * so that an import restores the same order.
 */

export const ACCOUNT = `
  select json_build_object(
    'exported_at', now(),
    'profile', (select json_build_object('id', p.id, 'email', p.email, 'member_since', p.created_at, 'plan', p.plan,
        'api_key', p.api_key_encrypted,
        'is_bananaman', exists (select from public.bananaman b where b.user_id = p.id))
      from public.user_profiles p where p.id = $1),
    'ai_services', (select coalesce(json_agg(json_build_object('service', k.service, 'key', '••••' || k.last_four,
        'model', k.model, 'quality', k.quality, 'state', k.state, 'added_at', k.created_at, 'checked_at', k.checked_at)
        order by k.service), '[]')
      from private.api_keys k where k.user_id = $1),
    'ai_settings', (select json_build_object('pictures', a.image_service, 'text', a.text_service,
        'monthly_cap_usd', a.cap_usd) from private.ai_settings a where a.user_id = $1),
    'sessions', (select coalesce(json_agg(json_build_object('opened_at', s.created_at, 'last_used_at', s.refreshed_at,
        'browser', s.user_agent, 'address', s.ip) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = $1),
    'orders', (select coalesce(json_agg(to_jsonb(o) - 'customer_id' - 'deleted_at' order by o.id), '[]')
      from public.stripe_orders o join public.stripe_customers c using (customer_id)
      where c.user_id = $1 and o.deleted_at is null),
    'lessons_read', (select coalesce(json_agg(json_build_object('lesson', l.lesson, 'at', l.read_at)
        order by l.read_at, l.lesson), '[]')
      from public.lesson_reads l where l.user_id = $1),
    'email_changes', (select coalesce(json_agg(json_build_object('from', e.old_email, 'to', e.new_email,
        'asked_at', e.asked_at, 'confirmed_at', e.confirmed_at) order by e.asked_at), '[]')
      from private.email_changes e where e.user_id = $1),
    'mails', (select coalesce(json_agg(json_build_object('kind', m.kind, 'outcome', m.outcome, 'at', m.logged_at)
        order by m.id), '[]')
      from private.mail_log m where m.id in (
        select sent.id from auth.users u join private.mail_log sent on sent.recipient = u.email where u.id = $1
        union select sent.id from private.email_changes e join private.mail_log sent on sent.recipient = e.old_email
         where e.user_id = $1 and (sent.logged_at <= e.confirmed_at or sent.kind = 'email-changed')))
  ) as account`;

/** A hosted project's sessions have other columns. */
export const HOSTED_ACCOUNT = ACCOUNT.replace("s.refreshed_at", "s.updated_at");

const OBJECT = "split_part(split_part(c.image_url, '/object/public/creatives/', 2), '?', 1)";

export const CREATIVES = `
  select c.id::text as key, c.id, c.title, c.prompt, c.type, c.format, to_json(c.created_at) #>> '{}' as created_at,
         c.image_url, c.brief, c.name, c.document_id, c.source_id, c.change, c.brand_id, d.name as document_name,
         d.shown_id = c.id as is_shown, s.scene,
         s.photo is not null as has_photo, s.logo is not null as has_logo, o.name as object,
         (select coalesce(json_agg(json_build_object('name', p.name, 'signature', encode(substring(p.bytes for 4), 'hex'))
             order by p.name), '[]')
            from public.creative_pictures p where p.creative_id = c.id) as pictures
    from public.creatives c
    join public.documents d on d.id = c.document_id
    left join public.creative_scenes s on s.creative_id = c.id
    left join storage.objects o on o.bucket_id = 'creatives' and o.name = ${OBJECT}
   where c.user_id = $1 and ($2::uuid is null or c.id > $2::uuid) order by c.id limit $3`;

/** Files in the person's own folder that no creative shows. */
export const OTHER_FILES = `
  select o.name as key, o.name as object, o.created_at from storage.objects o
   where o.bucket_id = 'creatives' and (storage.foldername(o.name))[1] = $1 and ($2::text is null or o.name > $2)
     and not exists (select from public.creatives c where c.user_id = $1::uuid and ${OBJECT} = o.name)
   order by o.name limit $3`;

export const BRANDS = `
  select b.id::text as key, b.id, b.kit, b.is_default, to_json(b.created_at) #>> '{}' as created_at,
         (select coalesce(json_agg(l.ground order by l.ground), '[]') from public.brand_logos l where l.brand_id = b.id) as logos
    from public.brands b
   where b.user_id = $1 and ($2::uuid is null or b.id > $2::uuid) order by b.id limit $3`;

export const FONTS = `
  select f.id as key, f.id, f.facts, to_json(f.created_at) #>> '{}' as created_at
    from public.brand_fonts f
   where f.user_id = $1 and ($2::text is null or f.id > $2) order by f.id limit $3`;

export const GENERATIONS = `
  select g.id::text as key, g.id, g.state, g.prompt, g.type, g.title, g.format, g.error_code, g.error_message,
         g.creative_id, g.created_at, g.finished_at, g.service, g.model, g.quality, g.brief
    from public.generations g
   where g.user_id = $1 and ($2::uuid is null or g.id > $2::uuid) order by g.id limit $3`;

export const AI_CALLS = `
  select c.id::text as key, c.id, c.kind, c.model, c.outcome, c.price_usd::float8, c.generation_id, c.started_at,
         c.duration_ms, c.service, c.billed, c.possible_usd::float8
    from public.ai_calls c
   where c.user_id = $1 and ($2::uuid is null or c.id > $2::uuid) order by c.id limit $3`;

export const USAGE = `
  select u.date::text as key, u.date::text, u.images_generated, u.api_calls from public.usage_stats u
   where u.user_id = $1 and ($2::date is null or u.date > $2::date) order by u.date limit $3`;

export const MONTHS = `
  select m.month::text as key, m.figures from public.usage_months m
   where m.user_id = $1 and ($2::date is null or m.month > $2::date) order by m.month limit $3`;

export const OWN_PICTURES = "select photo, logo from public.creative_scenes where creative_id = $1";
export const BRAND_LOGO = "select bytes from public.brand_logos where brand_id = $1 and ground = $2";
export const FONT = "select bytes from public.brand_fonts where user_id = $1 and id = $2";
export const ADDED_PICTURE = "select bytes from public.creative_pictures where creative_id = $1 and name = $2";
