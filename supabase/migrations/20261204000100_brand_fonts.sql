-- Typefaces of somebody's own, for the headlines of their kits. A kit names one as "own:" and its id, and so does the
-- scene of a creative that is set in it. One that nobody names any more goes by itself.
create table public.brand_fonts (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  -- What the font says of itself (src/shared/fonts/font-facts.ts).
  facts jsonb not null check (octet_length(facts::text) <= 8 * 1024),
  -- Written anew by us. Nobody but its owner gets it, and no address leads to it.
  bytes bytea not null check (octet_length(bytes) between 1 and 6 * 1024 * 1024),
  -- When its owner said that the licence allows to use it here.
  created_at timestamptz not null default now(),
  -- When a kit or a creative last took it up.
  used_at timestamptz not null default now(),
  primary key (user_id, id)
);
-- Its tables of outlines hardly get smaller.
alter table public.brand_fonts alter column bytes set storage external;

revoke all on public.brand_fonts from public, anon, authenticated;
alter table public.brand_fonts enable row level security;
-- What there is. The bytes are handed out by the server.
grant select (user_id, id, facts, created_at) on public.brand_fonts to authenticated;
create policy "a user reads which fonts of the own there are" on public.brand_fonts
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Which creatives are set in a font.
create index creative_scenes_font_idx on public.creative_scenes (user_id, (scene ->> 'font')) where scene ? 'font';

-- Fonts count as what somebody keeps here.
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
    + (select coalesce(sum(octet_length(f.bytes)), 0) from public.brand_fonts f where f.user_id = account)
  )::bigint
$$;
