-- What administrators see of everybody: a list that can be searched, filtered and sorted with 100,000 accounts, and
-- the money of each day.

-- One row per account, kept by triggers: access and payments come from four tables, and no index spans those.
create table private.user_listing (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  -- As it is searched and sorted: in lower case, compared byte by byte.
  email text collate "C" not null,
  created_at timestamptz not null,
  -- paid: bought it. free: was given it, or is an administrator. unpaid: has none.
  standing text not null default 'unpaid' check (standing in ('paid', 'free', 'unpaid')),
  -- Where the access comes from, or why there is none.
  access text not null default 'unpaid'
    check (access in ('bananaman', 'lifetime', 'granted', 'disputed', 'refunded', 'unpaid')),
  -- Purchases that were paid, and what went back later.
  payments int not null default 0,
  paid_cents bigint not null default 0,
  returned_cents bigint not null default 0
);
create index user_listing_created_at_idx on private.user_listing (created_at, user_id);
create index user_listing_email_idx on private.user_listing (email, user_id);
create index user_listing_payments_idx on private.user_listing (payments, created_at, user_id);
create index user_listing_standing_created_at_idx on private.user_listing (standing, created_at, user_id);
create index user_listing_standing_email_idx on private.user_listing (standing, email, user_id);
create index user_listing_standing_payments_idx on private.user_listing (standing, payments, created_at, user_id);
create index user_listing_search_idx on private.user_listing
  using gin (email extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Money that went back, and when: an order only says how much in all.
create table private.money_back (
  id bigint generated always as identity primary key,
  order_id bigint not null references public.stripe_orders (id) on delete cascade,
  -- Below zero when a dispute that was lost is won after all.
  amount bigint not null,
  at timestamptz not null default now()
);
create index money_back_at_idx on private.money_back (at);
create index money_back_order_id_idx on private.money_back (order_id);

-- No policies: only the server works here.
alter table private.user_listing enable row level security;
alter table private.money_back enable row level security;
revoke all on private.user_listing, private.money_back from public, anon, authenticated;
revoke all on sequence private.money_back_id_seq from public, anon, authenticated;

-- What a bank took back is gone like what we refunded.
create function private.cents_returned(placed public.stripe_orders) returns bigint
language sql immutable set search_path = ''
as $$
  select case when placed.dispute_status = 'lost' then coalesce(placed.amount_total, 0) else placed.amount_refunded end
$$;

-- The row is locked before looking, so that of two changes to one account at once the later one sees both.
create function private.refresh_user_listing(account uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from private.user_listing l where l.user_id = account for no key update;
  update private.user_listing l
  set
    standing = case when s.has_bought then 'paid' when s.is_bananaman or s.is_granted then 'free' else 'unpaid' end,
    access = case
      when s.is_bananaman then 'bananaman'
      when s.has_bought then 'lifetime'
      when s.is_granted then 'granted'
      when s.is_disputed then 'disputed'
      when s.is_refunded then 'refunded'
      else 'unpaid'
    end,
    payments = s.payments,
    paid_cents = s.paid_cents,
    returned_cents = s.returned_cents
  from (
    select
      exists (select from public.bananaman b where b.user_id = account) as is_bananaman,
      coalesce(bool_or(o.kind = 'purchase' and o.gives_access), false) as has_bought,
      coalesce(bool_or(o.kind = 'grant' and o.gives_access), false) as is_granted,
      coalesce(bool_or(o.dispute_status in ('open', 'lost')), false) as is_disputed,
      coalesce(bool_or(o.amount_refunded > 0), false) as is_refunded,
      count(o.id) filter (where o.kind = 'purchase') as payments,
      coalesce(sum(o.amount_total) filter (where o.kind = 'purchase'), 0) as paid_cents,
      coalesce(sum(private.cents_returned(o)) filter (where o.kind = 'purchase'), 0) as returned_cents
    from public.stripe_customers c
    join public.stripe_orders o
      on o.customer_id = c.customer_id and o.deleted_at is null and o.status = 'completed'
    where c.user_id = account and c.deleted_at is null
  ) s
  -- While an account is being deleted, its profile may be gone before its other rows are.
  where l.user_id = account and exists (select from public.user_profiles p where p.id = account);
end
$$;

-- Security definer, here and below: a hosted project creates and deletes accounts as a role that knows nothing of ours.
create function private.list_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.user_listing (user_id, email, created_at)
  values (new.id, coalesce(lower(normalize(new.email, nfc)), ''), new.created_at)
  on conflict (user_id) do update set email = excluded.email, created_at = excluded.created_at;
  if tg_op = 'INSERT' then
    perform private.refresh_user_listing(new.id);
  end if;
  return null;
end
$$;

create function private.list_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  change bigint := 0;
begin
  if tg_op = 'INSERT' then
    change := private.cents_returned(new);
  elsif tg_op = 'UPDATE' then
    change := private.cents_returned(new) - private.cents_returned(old);
  end if;
  if change <> 0 then
    insert into private.money_back (order_id, amount) values (new.id, change);
  end if;
  perform private.refresh_user_listing(c.user_id)
  from public.stripe_customers c
  where c.user_id is not null
    and c.customer_id in (
      case when tg_op <> 'DELETE' then new.customer_id end, case when tg_op <> 'INSERT' then old.customer_id end
    );
  return null;
end
$$;

create function private.list_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    perform private.refresh_user_listing(old.user_id);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null then
    perform private.refresh_user_listing(new.user_id);
  end if;
  return null;
end
$$;

create function private.list_bananaman() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_user_listing(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

revoke all on function
  private.cents_returned(public.stripe_orders), private.refresh_user_listing(uuid), private.list_profile(),
  private.list_order(), private.list_customer(), private.list_bananaman()
from public, anon, authenticated;

create trigger list_profile
  after insert or update of email, created_at on public.user_profiles
  for each row execute function private.list_profile();
-- Named to run after keep_plan_in_step, so that everybody locks the profile before the listing.
create trigger list_order
  after insert or update or delete on public.stripe_orders
  for each row execute function private.list_order();
create trigger list_customer
  after insert or update or delete on public.stripe_customers
  for each row execute function private.list_customer();
create trigger list_bananaman
  after insert or delete on public.bananaman
  for each row execute function private.list_bananaman();

insert into private.user_listing (user_id, email, created_at)
select p.id, coalesce(lower(normalize(p.email, nfc)), ''), p.created_at from public.user_profiles p;
select private.refresh_user_listing(l.user_id) from private.user_listing l;

-- When older refunds were made was not recorded. They count on the day of the order.
insert into private.money_back (order_id, amount, at)
select o.id, private.cents_returned(o), o.created_at from public.stripe_orders o where private.cents_returned(o) > 0;

-- Entries of the audit log are also found by what was noted down: names of files, reasons, numbers of orders.
create index audit_log_search_idx on private.audit_log
  using gin (lower(coalesce(target, '') || ' ' || details::text) extensions.gin_trgm_ops)
  with (gin_pending_list_limit = 256);
