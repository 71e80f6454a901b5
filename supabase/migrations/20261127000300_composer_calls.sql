-- A run of the built-in composer is a picture or a text like any other, but no call of an AI service: it is not counted
-- among API calls, nor in their success rate.

create or replace function private.count_ai_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_calls int := (new.outcome <> 'pending' and new.service is distinct from 'composer')::int;
  new_images int := (new.kind in ('image', 'edit') and new.outcome = 'succeeded')::int;
begin
  if new.kind = 'key_check' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    new_calls := new_calls - (old.outcome <> 'pending' and old.service is distinct from 'composer')::int;
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

create or replace function public.counted_usage_of_month(month date default null) returns jsonb
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
  calls as (select * from every_call where outcome <> 'pending'),
  -- What left this server.
  api_calls as (select * from calls where service <> 'composer')
  select jsonb_build_object(
    'month', to_char(span.starts, 'YYYY-MM-DD'),
    'calls', (select count(*) from api_calls),
    'succeeded', (select count(*) from api_calls where outcome = 'succeeded'),
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

-- What was counted until now. Months whose calls are no longer kept stay as they are.
update public.usage_stats s set api_calls = s.api_calls - composed.runs
from (
  select user_id, (started_at at time zone 'UTC')::date as date, count(*)::int as runs
  from public.ai_calls
  where service = 'composer' and kind <> 'key_check' and outcome <> 'pending'
  group by 1, 2
) composed
where s.user_id = composed.user_id and s.date = composed.date;
