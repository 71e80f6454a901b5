-- What the purchase opens: meme templates and the swipe file. The same rows for everybody with access.
create table public.meme_templates (
  id uuid primary key default gen_random_uuid(),
  -- The template's own name in the content folder: seeding again updates instead of adding.
  slug text not null unique,
  name text not null,
  category text not null default 'general' check (
    category in (
      'reaction', 'opinion', 'choice', 'progression', 'mocking', 'success', 'surprise', 'awkward', 'general'
    )
  ),
  image_url text not null,
  popularity_score int not null default 0 check (popularity_score between 0 and 100),
  created_at timestamptz not null default now()
);
create index meme_templates_popular_idx on public.meme_templates (popularity_score desc, name, id);
create index meme_templates_name_idx on public.meme_templates (name, id);
create index meme_templates_newest_idx on public.meme_templates (created_at desc, id desc);
create index meme_templates_category_idx on public.meme_templates (category, popularity_score desc, name, id);
create index meme_templates_search_idx on public.meme_templates using gin (name extensions.gin_trgm_ops);

create table public.ads_swipe (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  image_url text not null,
  supabase_image_url text,
  platform text,
  industry text,
  ad_goal text,
  funnel_stage text,
  target_audience text,
  tactics text,
  links_to text,
  created_at timestamptz not null default now(),
  -- Fingerprint of the nine columns of an upload, so that uploading the same row again adds none. An empty cell and a
  -- missing one are the same; backslashes are doubled because the cast to bytea reads them as escapes.
  content_key text not null unique generated always as (
    encode(
      sha256(
        replace(
          name || e'\x1f' || image_url || e'\x1f' || coalesce(platform, '') || e'\x1f' || coalesce(industry, '')
            || e'\x1f' || coalesce(ad_goal, '') || e'\x1f' || coalesce(funnel_stage, '')
            || e'\x1f' || coalesce(target_audience, '') || e'\x1f' || coalesce(tactics, '')
            || e'\x1f' || coalesce(links_to, ''),
          '\', '\\'
        )::bytea
      ),
      'hex'
    )
  ) stored
);
create index ads_swipe_newest_idx on public.ads_swipe (created_at desc, id desc);
create index ads_swipe_platform_idx on public.ads_swipe (platform, created_at desc, id desc);
create index ads_swipe_industry_idx on public.ads_swipe (industry, created_at desc, id desc);
create index ads_swipe_name_idx on public.ads_swipe (name, created_at desc, id desc);
create index ads_swipe_search_idx on public.ads_swipe using gin (
  name extensions.gin_trgm_ops,
  industry extensions.gin_trgm_ops,
  ad_goal extensions.gin_trgm_ops,
  target_audience extensions.gin_trgm_ops
);
-- The image fetcher asks for ads that have no stored copy yet.
create index ads_swipe_not_stored_idx on public.ads_swipe (created_at, id) where supabase_image_url is null;

revoke all on public.meme_templates, public.ads_swipe from public, anon, authenticated;
alter table public.meme_templates enable row level security;
alter table public.ads_swipe enable row level security;
grant select on public.meme_templates, public.ads_swipe to authenticated;

-- An upload fills the nine columns of the CSV. Identity, date and the stored copy are the server's to set.
grant insert (
  name, image_url, platform, industry, ad_goal, funnel_stage, target_audience, tactics, links_to
) on public.ads_swipe to authenticated;

-- Part of what is paid for.
create policy "whoever has access reads meme templates" on public.meme_templates
  for select to authenticated
  using ((select public.has_access()));

-- Part of what is paid for.
create policy "whoever has access reads the swipe file" on public.ads_swipe
  for select to authenticated
  using ((select public.has_access()));

-- The administrators' CSV upload writes straight to the table, ten rows at a time.
create policy "bananaman adds ads" on public.ads_swipe
  for insert to authenticated
  with check ((select public.is_bananaman()));
