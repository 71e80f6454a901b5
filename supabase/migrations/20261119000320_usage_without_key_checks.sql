-- A key check is a call, and stands in public.ai_calls as one. But nobody means it by usage or success: whoever mistypes
-- a key has not failed at making anything. So it is neither counted nor rated.
create or replace function private.count_ai_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- An update settles the outcome of a call that is counted already.
  new_calls constant int := case when tg_op = 'INSERT' then 1 else 0 end;
  new_images int := case when new.kind in ('image', 'edit') and new.outcome = 'succeeded' then 1 else 0 end;
begin
  if new.kind = 'key_check' then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.kind in ('image', 'edit') and old.outcome = 'succeeded' then
    new_images := new_images - 1;
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
  calls as (
    select c.kind, c.model, c.outcome, c.price_usd
    from public.ai_calls c, span
    where c.user_id = (select auth.uid())
      and c.kind <> 'key_check'
      and c.started_at >= span.starts at time zone 'UTC'
      and c.started_at < (span.starts + interval '1 month') at time zone 'UTC'
  )
  select jsonb_build_object(
    'month', to_char(span.starts, 'YYYY-MM-DD'),
    'calls', (select count(*) from calls),
    'succeeded', (select count(*) from calls where outcome = 'succeeded'),
    'enhancements', (select count(*) from calls where kind = 'enhance' and outcome = 'succeeded'),
    'rerolls', (select count(*) from calls where kind = 'reroll' and outcome = 'succeeded'),
    'cost_usd', (select coalesce(sum(price_usd), 0) from calls),
    'models', (
      select coalesce(jsonb_agg(row_to_json(m) order by m.cost_usd desc, m.calls desc, m.model), '[]')
      from (select model, count(*) as calls, sum(price_usd) as cost_usd from calls group by model) m
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

-- What was counted until now.
update public.usage_stats s set api_calls = s.api_calls - checks.count
from (
  select user_id, (started_at at time zone 'UTC')::date as date, count(*)::int as count
  from public.ai_calls where kind = 'key_check' group by 1, 2
) checks
where s.user_id = checks.user_id and s.date = checks.date;
delete from public.usage_stats where api_calls = 0 and images_generated = 0;
