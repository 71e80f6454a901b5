-- Who pays, and what was paid. Written by fulfilment and by administrators' grants on the server, never by clients.
create table public.stripe_customers (
  id bigint generated always as identity primary key,
  -- Set to null when the account goes: the books keep the order without the person.
  user_id uuid unique references auth.users (id) on delete set null,
  customer_id text not null unique,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table public.stripe_orders (
  id bigint generated always as identity primary key,
  checkout_session_id text not null unique,
  payment_intent_id text,
  customer_id text references public.stripe_customers (customer_id) on update cascade on delete set null,
  amount_subtotal bigint,
  amount_total bigint,
  amount_refunded bigint not null default 0 check (amount_refunded >= 0),
  currency text,
  payment_status text,
  status text not null default 'pending' check (status in ('pending', 'completed', 'canceled')),
  kind text not null default 'purchase' check (kind in ('purchase', 'grant')),
  dispute_status text check (dispute_status in ('open', 'won', 'lost')),
  invoice_url text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The one rule for what an order is worth, shared by the access check and the subscription view. A grant is
  -- untouched by refunds and disputes; a purchase counts until all of it went back or the bank is asked to.
  gives_access boolean not null generated always as (
    deleted_at is null
    and status = 'completed'
    and (
      kind = 'grant'
      or (
        coalesce(amount_refunded < amount_total or (amount_total = 0 and amount_refunded = 0), false)
        and coalesce(dispute_status, 'won') = 'won'
      )
    )
  ) stored
);
create index stripe_orders_customer_id_idx on public.stripe_orders (customer_id, created_at desc);
create index stripe_orders_created_at_idx on public.stripe_orders (created_at desc, id desc);
create index stripe_orders_payment_intent_id_idx on public.stripe_orders (payment_intent_id);

revoke all on public.stripe_customers, public.stripe_orders from public, anon, authenticated;
revoke all on sequence public.stripe_customers_id_seq, public.stripe_orders_id_seq from public, anon, authenticated;
alter table public.stripe_customers enable row level security;
alter table public.stripe_orders enable row level security;
grant select on public.stripe_customers, public.stripe_orders to authenticated;

-- Before and after paying: the access gate and the settings page read the own customer. Administrators see all.
create policy "a user reads the own customer, bananaman reads all" on public.stripe_customers
  for select to authenticated
  using (
    (user_id = (select auth.uid()) and deleted_at is null)
    or (select public.is_bananaman())
  );

-- Buyers keep seeing their receipts whatever became of their access. Administrators see all.
create policy "a user reads the own orders, bananaman reads all" on public.stripe_orders
  for select to authenticated
  using (
    (
      deleted_at is null
      and customer_id in (
        select c.customer_id from public.stripe_customers c
        where c.user_id = (select auth.uid()) and c.deleted_at is null
      )
    )
    or (select public.is_bananaman())
  );
