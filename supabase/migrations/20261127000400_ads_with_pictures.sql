-- An ad is shown once a copy of its picture is stored here: the page may not load pictures from elsewhere. Until then it
-- is for administrators, who see to the copies, in a list of its own. The table itself stays as it was.

-- The orders of search_ads_swipe again, without the ads that are not shown: a large upload is on top of all of them.
create index ads_swipe_shown_newest_idx on public.ads_swipe (created_at desc, id desc)
  where supabase_image_url is not null;
create index ads_swipe_shown_platform_idx on public.ads_swipe (platform, created_at desc, id desc)
  where supabase_image_url is not null;
create index ads_swipe_shown_industry_idx on public.ads_swipe (industry, created_at desc, id desc)
  where supabase_image_url is not null;
create index ads_swipe_shown_name_idx on public.ads_swipe (name, created_at desc, id desc)
  where supabase_image_url is not null;
create index ads_swipe_shown_platform_industry_idx on public.ads_swipe (platform, industry, created_at desc, id desc)
  where supabase_image_url is not null;

create function private.require_sight_of(without_picture boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if without_picture and not public.is_bananaman() then
    raise insufficient_privilege using message = 'Only Bananaman has access to ads without a picture';
  end if;
end
$$;
revoke all on function private.require_sight_of(boolean) from public, anon, authenticated;

drop function public.search_ads_swipe(text, text, text, text, timestamptz, uuid, int);
create function public.search_ads_swipe(
  search text default null,
  platform text default null,
  industry text default null,
  company text default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size int default 20,
  without_picture boolean default false
) returns setof public.ads_swipe
language plpgsql stable security definer set search_path = '' rows 20
-- An index is right for every statement here, also when the statistics are older than the rows.
set enable_seqscan = off
as $$
declare
  -- Measured with 300,000 ads. A term in every 300th ad is where looking on and asking the index cost the same.
  short_stretch constant int := 300;
  long_stretch constant int := 4000;
  term constant text := private.search_term(search);
  wanted constant int := private.clamp_page_size(page_size, 20);
  hit public.ads_swipe;
  hits int := 0;
  shown constant text :=
    case when without_picture then ' and supabase_image_url is null' else ' and supabase_image_url is not null' end;
  filters constant text := concat(
    case when platform is not null then ' and platform = $2' end,
    case when industry is not null then ' and industry = $3' end,
    case when company is not null then ' and name = $4' end
  );
  looked_through text;
begin
  perform private.require_access();
  perform private.require_sight_of(without_picture);
  perform private.require_whole_cursor((after_id is null) = (after_created_at is null));

  if term is null then
    return query execute
      'select * from public.ads_swipe where true' || shown || filters
        || case when after_id is null then '' else ' and (created_at, id) < ($5, $6)' end
        || ' order by created_at desc, id desc limit $7'
      using term, platform, industry, company, after_created_at, after_id, wanted;
    return;
  end if;

  for step in 1..3 loop
    continue when step = 2 and hits = 0;
    looked_through := case
      when step = 1 then ' order by created_at desc, id desc limit ' || short_stretch
      when step = 2 then ' order by created_at desc, id desc limit ' || long_stretch
      -- The offset keeps the limit outside from being taken for a reason to walk the list after all.
      when term ~ '[[:alnum:]]{3}' then ' and search_text like private.contains_pattern($1) offset 0'
      else ' and string_to_array(search_text, null) || private.letter_pairs(search_text) @> $8 offset 0'
    end;
    for hit in execute
      -- Among the hits of the letters' index the picture is looked at last: an index on it must not take its place.
      'select * from (select * from public.ads_swipe where true' || case when step < 3 then shown else '' end || filters
        || case when after_id is null then '' else ' and (created_at, id) < ($5, $6)' end
        || looked_through
        || ') looked_through where strpos(search_text, $1) > 0' || shown || ' order by created_at desc, id desc limit $7'
      using term, platform, industry, company, after_created_at, after_id, wanted - hits,
        case when length(term) = 1 then array[term] else private.letter_pairs(term) end
    loop
      return next hit;
      hits := hits + 1;
      after_created_at := hit.created_at;
      after_id := hit.id;
    end loop;
    exit when hits = wanted;
  end loop;
end
$$;

drop function public.count_ads_swipe(text, text, text, text);
create function public.count_ads_swipe(
  search text default null,
  platform text default null,
  industry text default null,
  company text default null,
  without_picture boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off
as $$
declare
  -- "1,000+" is what people are told beyond that.
  most constant int := 1000;
  -- Measured with 300,000 ads: as many as this are looked through in 15 ms, and a term in every tenth ad ends there.
  stretch constant int := 10000;
  term constant text := private.search_term(search);
  shown constant text :=
    case when without_picture then ' and supabase_image_url is null' else ' and supabase_image_url is not null' end;
  filters constant text := concat(
    case when platform is not null then ' and platform = $2' end,
    case when industry is not null then ' and industry = $3' end,
    case when company is not null then ' and name = $4' end
  );
  looked_through text[];
  found int;
begin
  perform private.require_access();
  perform private.require_sight_of(without_picture);
  if without_picture is not true and term is null and num_nonnulls(platform, industry, company) <= 1 then
    select coalesce(sum(c.count), 0) into found from private.ads_swipe_counts c
    where case
      when platform is not null then c.field = 'platform' and c.value = platform
      when industry is not null then c.field = 'industry' and c.value = industry
      else c.field = 'company' and c.value = coalesce(company, c.value)
    end;
    return jsonb_build_object('count', found, 'is_exact', true);
  end if;

  looked_through := case
    when term is null then array['']
    else array[
      ' order by created_at desc, id desc limit ' || stretch,
      case
        when term ~ '[[:alnum:]]{3}' then ' and search_text like private.contains_pattern($1) offset 0'
        else ' and string_to_array(search_text, null) || private.letter_pairs(search_text) @> $5 offset 0'
      end
    ]
  end;
  for way in 1..cardinality(looked_through) loop
    execute concat(
      'select count(*) from (select from (select search_text, supabase_image_url from public.ads_swipe where true',
      case when way = 1 then shown end, filters, looked_through[way], ') looked_through where true', shown,
      case when term is not null then ' and strpos(search_text, $1) > 0' end,
      ' limit $6) hits'
    )
    into found
    using term, platform, industry, company,
      case when length(term) = 1 then array[term] else private.letter_pairs(term) end, most + 1;
    exit when found > most;
  end loop;
  return jsonb_build_object('count', least(found, most), 'is_exact', found <= most);
end
$$;

revoke all on function
  public.search_ads_swipe(text, text, text, text, timestamptz, uuid, int, boolean),
  public.count_ads_swipe(text, text, text, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.search_ads_swipe(text, text, text, text, timestamptz, uuid, int, boolean),
  public.count_ads_swipe(text, text, text, text, boolean)
to authenticated;

-- The filters count what is shown.
create or replace function private.count_ads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed int;
begin
  if tg_op = 'TRUNCATE' then
    delete from private.ads_swipe_counts;
    return null;
  end if;
  -- As text, because only some of the two tables of changed rows exist. In order, so that two uploads cannot deadlock.
  execute
    'insert into private.ads_swipe_counts as counted (field, value, count)
     select filter.field, filter.value, sum(a.step) from ('
    || case tg_op
      when 'INSERT' then 'select 1 as step, * from added'
      when 'DELETE' then 'select -1 as step, * from removed'
      else 'select 1 as step, * from added union all select -1 as step, * from removed'
    end
    || ') a, lateral (values (''platform'', a.platform), (''industry'', a.industry), (''company'', a.name))
         filter (field, value)
     where filter.value <> '''' and a.supabase_image_url is not null
     group by filter.field, filter.value
     having sum(a.step) <> 0
     order by filter.field, filter.value
     on conflict (field, value) do update set count = counted.count + excluded.count';
  get diagnostics changed = row_count;
  if changed > 0 and tg_op <> 'INSERT' then
    delete from private.ads_swipe_counts c where c.count = 0;
  end if;
  return null;
end
$$;

delete from private.ads_swipe_counts;
insert into private.ads_swipe_counts (field, value, count)
select filter.field, filter.value, count(*)
from public.ads_swipe a, lateral (values ('platform', a.platform), ('industry', a.industry), ('company', a.name))
  filter (field, value)
where filter.value <> '' and a.supabase_image_url is not null
group by filter.field, filter.value;
