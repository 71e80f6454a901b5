-- Both views run with the caller's own rights and keep to the caller's own rows: an administrator, who may read
-- every order, still finds only the own subscription in Settings.

-- A one-time payment has no period and no card on file: those columns exist for clients that expect them.
create view public.stripe_user_subscriptions with (security_invoker = true) as
select
  c.customer_id,
  null::text as subscription_id,
  case
    when coalesce(bool_or(o.gives_access), false)
      and exists (select from public.user_profiles p where p.id = c.user_id) then 'active'
    -- Paid once and then refunded or disputed, or a grant taken back.
    when bool_or(
      o.status = 'completed'
      or (o.status = 'canceled' and (o.kind = 'grant' or o.payment_status in ('paid', 'no_payment_required')))
    ) then 'canceled'
    when bool_or(o.status = 'pending') then 'incomplete'
    else 'not_started'
  end as subscription_status,
  null::text as price_id,
  null::bigint as current_period_start,
  null::bigint as current_period_end,
  null::boolean as cancel_at_period_end,
  null::text as payment_method_brand,
  null::text as payment_method_last4
from public.stripe_customers c
left join public.stripe_orders o on o.customer_id = c.customer_id and o.deleted_at is null
where c.user_id = (select auth.uid()) and c.deleted_at is null
group by c.customer_id, c.user_id;

create view public.stripe_user_orders with (security_invoker = true) as
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
  o.invoice_url
from public.stripe_customers c
join public.stripe_orders o on o.customer_id = c.customer_id
where c.user_id = (select auth.uid()) and c.deleted_at is null and o.deleted_at is null;

revoke all on public.stripe_user_subscriptions, public.stripe_user_orders from public, anon, authenticated;
grant select on public.stripe_user_subscriptions, public.stripe_user_orders to authenticated;
