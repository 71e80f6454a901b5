-- Every checkout somebody started, beside the order it may become: an abandoned one leaves no trace in public.
create table private.checkouts (
  session_id text primary key,
  user_id uuid references auth.users (id) on delete set null,
  price_id text not null,
  -- The origin the buyer comes back to, and the hosted page, offered again while it is open.
  origin text not null,
  url text,
  state text not null default 'open' check (state in ('open', 'pending', 'paid', 'failed', 'expired')),
  -- Counts what was written about this checkout, so that nobody writes what was true before somebody else's look.
  revision int not null default 0,
  receipt_queued_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz
);
create index checkouts_user_id_idx on private.checkouts (user_id, created_at desc);
create index checkouts_unsettled_idx on private.checkouts (created_at) where state in ('open', 'pending');

-- The payment provider of a local installation. Where real money is taken, this stays empty.
create table private.test_checkouts (
  session_id text primary key,
  payment_intent_id text not null unique,
  idempotency_key text not null unique,
  user_id uuid not null,
  customer_id text not null,
  email text not null,
  origin text not null,
  amount bigint not null,
  amount_refunded bigint not null default 0,
  progress text not null default 'open' check (progress in ('open', 'pending', 'paid', 'failed', 'expired')),
  dispute text check (dispute in ('open', 'won', 'lost')),
  expires_at timestamptz not null default now() + interval '1 day',
  created_at timestamptz not null default now()
);

alter table private.checkouts enable row level security;
alter table private.test_checkouts enable row level security;
revoke all on private.checkouts, private.test_checkouts from public, anon, authenticated;

-- A profile's plan says what the orders say, whoever wrote them. The profile is locked before looking, so that of two
-- orders of one person, changed at once, the later writer sees both.
create function private.keep_plan_in_step() returns trigger
language plpgsql set search_path = ''
as $$
declare
  account uuid;
begin
  select c.user_id into account from public.stripe_customers c where c.customer_id = new.customer_id;
  perform from public.user_profiles p where p.id = account for update;
  update public.user_profiles p
  set plan = case when exists (
    select from public.stripe_customers c
    join public.stripe_orders o on o.customer_id = c.customer_id
    where c.user_id = account and c.deleted_at is null and o.gives_access
  ) then 'lifetime' else 'free' end
  where p.id = account;
  return null;
end
$$;
revoke all on function private.keep_plan_in_step() from public, anon, authenticated;

create trigger keep_plan_in_step
  after insert or update on public.stripe_orders
  for each row execute function private.keep_plan_in_step();
