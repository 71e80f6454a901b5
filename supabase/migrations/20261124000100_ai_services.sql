-- Several AI services per person: a sealed key for each, one chosen for pictures and one for text, and a monthly cap.

alter table private.api_keys
  add column service text not null default 'gemini'
    check (service in ('gemini', 'openai', 'openrouter', 'fal', 'compatible')),
  add column model text,
  add column quality text,
  -- What the service said when it was last asked.
  add column state text not null default 'connected'
    check (state in ('unchecked', 'connected', 'invalid', 'no_credit', 'unreachable')),
  add column note text,
  add column credit_usd numeric(12, 4),
  -- The models of a service that lists its own, as it listed them at the last check.
  add column listed jsonb;
alter table private.api_keys alter column service drop default;

create table private.ai_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  image_service text check (image_service in ('gemini', 'openai', 'openrouter', 'fal', 'compatible', 'composer')),
  -- Null: the same as for pictures.
  text_service text check (text_service in ('gemini', 'openai', 'openrouter', 'fal', 'compatible', 'composer')),
  cap_usd numeric(10, 2) check (cap_usd > 0),
  -- The month in which its owner was told that the cap is near.
  warned_month date
);
revoke all on private.ai_settings from public, anon, authenticated;
alter table private.ai_settings enable row level security;

-- The composer's word `demo` was saved as a key: four bytes, and the sixteen of the seal. A real key that ends in these
-- letters is longer.
insert into private.ai_settings (user_id, image_service)
select user_id, case when last_four = 'demo' and octet_length(ciphertext) = 20 then 'composer' else service end
from private.api_keys;
delete from private.api_keys where last_four = 'demo' and octet_length(ciphertext) = 20;

alter table private.api_keys drop constraint api_keys_pkey;
alter table private.api_keys add primary key (user_id, service);

-- Which service a generation was sent to. The ticket is a job's address at a service that can be asked again later:
-- whoever has it never needs to send the job twice. It is the server's alone.
alter table public.generations
  add column service text,
  add column model text,
  add column quality text,
  add column ticket jsonb;
grant select (service, model, quality) on public.generations to authenticated;

-- A call stands here before it is sent, as pending, with the most it may cost: so two at once cannot pass the cap
-- together, and what a crash cut off is booked as unsure.
alter table public.ai_calls
  add column service text,
  add column billed text not null default 'no' check (billed in ('no', 'yes', 'unknown')),
  add column possible_usd numeric(10, 6) not null default 0 check (possible_usd >= 0);
alter table public.ai_calls drop constraint ai_calls_outcome_check;
alter table public.ai_calls add constraint ai_calls_outcome_check
  check (outcome in ('pending', 'succeeded', 'refused', 'failed', 'interrupted'));
create index ai_calls_pending_idx on public.ai_calls (started_at) where outcome = 'pending';

update public.ai_calls set
  service = case when model = 'built-in-composer' then 'composer' else 'gemini' end,
  billed = case when price_usd > 0 then 'yes' when outcome = 'interrupted' then 'unknown' else 'no' end;

-- A pending call is not counted yet: it is when it has ended, whichever way.
create or replace function private.count_ai_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_calls int := (new.outcome <> 'pending')::int;
  new_images int := (new.kind in ('image', 'edit') and new.outcome = 'succeeded')::int;
begin
  if new.kind = 'key_check' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    new_calls := new_calls - (old.outcome <> 'pending')::int;
    new_images := new_images - (old.kind in ('image', 'edit') and old.outcome = 'succeeded')::int;
  end if;
  if new_calls = 0 and new_images = 0 then
    return null;
  end if;
  insert into public.usage_stats as today (user_id, date, images_generated, api_calls)
  values (new.user_id, (new.started_at at time zone 'UTC')::date, new_images, new_calls)
  on conflict (user_id, date) do update set
    images_generated = today.images_generated + excluded.images_generated,
    api_calls = today.api_calls + excluded.api_calls;
  return null;
end
$$;

create or replace function public.usage_of_month(month date default null) returns jsonb
language sql stable set search_path = ''
as $$
  with span as (
    select date_trunc('month', coalesce(month::timestamp, now() at time zone 'UTC')) as starts
  ),
  every_call as (
    select c.kind, c.model, c.outcome, c.price_usd, c.possible_usd, coalesce(c.service, 'gemini') as service
    from public.ai_calls c, span
    where c.user_id = (select auth.uid())
      and c.kind <> 'key_check'
      and c.started_at >= span.starts at time zone 'UTC'
      and c.started_at < (span.starts + interval '1 month') at time zone 'UTC'
  ),
  calls as (select * from every_call where outcome <> 'pending')
  select jsonb_build_object(
    'month', to_char(span.starts, 'YYYY-MM-DD'),
    'calls', (select count(*) from calls),
    'succeeded', (select count(*) from calls where outcome = 'succeeded'),
    'enhancements', (select count(*) from calls where kind = 'enhance' and outcome = 'succeeded'),
    'rerolls', (select count(*) from calls where kind = 'reroll' and outcome = 'succeeded'),
    'captions', (select count(*) from calls where kind = 'captions' and outcome = 'succeeded'),
    'cost_usd', (select coalesce(sum(price_usd), 0) from calls),
    'unsure_usd', (select coalesce(sum(possible_usd), 0) from every_call),
    'models', (
      select coalesce(jsonb_agg(row_to_json(m) order by m.cost_usd desc, m.calls desc, m.model), '[]')
      from (select model, count(*) as calls, sum(price_usd) as cost_usd from calls group by model) m
    ),
    'services', (
      select coalesce(jsonb_agg(row_to_json(s) order by s.cost_usd desc, s.calls desc, s.service), '[]')
      from (
        select service,
          count(*) filter (where outcome <> 'pending') as calls,
          count(*) filter (where kind in ('image', 'edit') and outcome = 'succeeded') as pictures,
          count(*) filter (where kind not in ('image', 'edit') and outcome = 'succeeded') as texts,
          sum(price_usd) as cost_usd,
          sum(possible_usd) as unsure_usd
        from every_call group by service
      ) s
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'date', s.date, 'images', s.images_generated, 'calls', s.api_calls) order by s.date), '[]')
      from public.usage_stats s
      where s.user_id = (select auth.uid())
        and s.date >= span.starts and s.date < span.starts + interval '1 month'
    )
  )
  from span
$$;
