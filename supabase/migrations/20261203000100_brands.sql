-- Brand kits: what somebody says once about a brand, to stand on everything made for it.
create table public.brands (
  -- Made by the browser: the same kit is added once.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 30),
  -- Colours, words and the rest (src/shared/brands/brand-kit.ts). The server writes nothing that it has not read.
  kit jsonb not null check (octet_length(kit::text) <= 32 * 1024),
  -- Chosen for a new creative until another one is. At most one of somebody's kits.
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- Who changes a kit says which state of it was seen, so that two tabs do not write over each other.
  changed_at timestamptz not null default now()
);
create index brands_user_idx on public.brands (user_id, created_at, id);
create unique index brands_default_idx on public.brands (user_id) where is_default;

revoke all on public.brands from public, anon, authenticated;
alter table public.brands enable row level security;
grant select on public.brands to authenticated;
-- Asks nothing about access, like the creatives: after a refund they are still their maker's to look at.
create policy "a user reads the own brands" on public.brands
  for select to authenticated
  using (user_id = (select auth.uid()));

-- The logos of a kit: for light and for dark grounds. Private, so in no bucket that anybody may read.
create table public.brand_logos (
  brand_id uuid not null references public.brands (id) on delete cascade,
  ground text not null check (ground in ('light', 'dark')),
  user_id uuid not null references auth.users (id) on delete cascade,
  bytes bytea not null check (octet_length(bytes) between 1 and 2 * 1024 * 1024),
  changed_at timestamptz not null default now(),
  primary key (brand_id, ground)
);
create index brand_logos_user_idx on public.brand_logos (user_id);
-- Pictures are compressed already.
alter table public.brand_logos alter column bytes set storage external;

revoke all on public.brand_logos from public, anon, authenticated;
alter table public.brand_logos enable row level security;
-- What there is. The bytes are handed out by the server.
grant select (brand_id, ground, user_id, changed_at) on public.brand_logos to authenticated;
create policy "a user reads which logos the own brands have" on public.brand_logos
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Which brand a creative was made for. It keeps its looks when the kit is deleted.
alter table public.creatives add column brand_id uuid references public.brands (id) on delete set null;
create index creatives_brand_idx on public.creatives (brand_id, created_at desc) where brand_id is not null;

-- The brand that a generation is for. It may be gone when the picture comes.
alter table public.generations add column brand_id uuid;

-- Logos count as what somebody keeps here.
create or replace function private.storage_used(account uuid) returns bigint
language sql stable set search_path = ''
as $$
  select (
    (select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o
      where o.bucket_id = 'creatives' and (storage.foldername(o.name))[1] = account::text)
    + (select coalesce(sum(coalesce(octet_length(s.photo), 0) + coalesce(octet_length(s.logo), 0)), 0)
        from public.creative_scenes s
        where s.user_id = account and (s.photo is not null or s.logo is not null))
    + (select coalesce(sum(octet_length(p.bytes)), 0) from public.creative_pictures p where p.user_id = account)
    + (select coalesce(sum(octet_length(l.bytes)), 0) from public.brand_logos l where l.user_id = account)
  )::bigint
$$;
