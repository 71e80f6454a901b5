-- Captions for memes are asked of the text model, like enhanced prompts, and counted as such.
alter table public.ai_calls drop constraint ai_calls_kind_check;
alter table public.ai_calls add constraint ai_calls_kind_check
  check (kind in ('image', 'edit', 'enhance', 'reroll', 'captions', 'key_check'));

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
    'captions', (select count(*) from calls where kind = 'captions' and outcome = 'succeeded'),
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
