-- What Settings shows: how orders ended, the month's usage added up, and the space that is taken.

-- The new columns come last, because a view can only grow at its end.
create or replace view public.stripe_user_orders with (security_invoker = true) as
select
  c.customer_id,
  o.id as order_id,
  o.checkout_session_id,
  o.payment_intent_id,
  o.amount_subtotal,
  o.amount_total,
  o.currency,
  o.payment_status,
  o.status as order_status,
  o.created_at as order_date,
  o.kind,
  o.invoice_url,
  o.amount_refunded,
  o.dispute_status,
  o.gives_access
from public.stripe_customers c
join public.stripe_orders o on o.customer_id = c.customer_id
where c.user_id = (select auth.uid()) and c.deleted_at is null and o.deleted_at is null;

-- One month of the caller's own calls, added up here: a busy month has more calls than one answer may have rows.
-- Months and days are UTC. Runs with the caller's rights, so the policies decide what it counts.
create function public.usage_of_month(month date default null) returns jsonb
language sql stable set search_path = ''
as $$
  with span as (
    select date_trunc('month', coalesce(month::timestamp, now() at time zone 'UTC')) as starts
  ),
  calls as (
    select c.kind, c.model, c.outcome, c.price_usd
    from public.ai_calls c, span
    where c.user_id = (select auth.uid())
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
revoke all on function public.usage_of_month(date) from public, anon, authenticated;
grant execute on function public.usage_of_month(date) to authenticated;

-- Bytes in somebody's own folder: what fair use is measured by.
create function private.storage_used(account uuid) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint
  from storage.objects o
  where o.bucket_id = 'creatives' and (storage.foldername(o.name))[1] = account::text
$$;
revoke all on function private.storage_used(uuid) from public, anon, authenticated;

-- Security definer, because clients cannot name what is private; without an argument, so that everybody asks for
-- themselves only.
create function public.storage_used() returns bigint
language sql stable security definer set search_path = ''
as $$
  select private.storage_used((select auth.uid()))
$$;
revoke all on function public.storage_used() from public, anon, authenticated;
grant execute on function public.storage_used() to authenticated;
