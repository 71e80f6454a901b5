-- Search and filter options. Row-level security keeps LIKE from using an index (it is not leakproof), so lists are read
-- through functions that check access first and then ask as owner of the tables.

create function private.require_access() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.has_access() then
    raise insufficient_privilege using message = 'Lifetime access is needed';
  end if;
end
$$;

-- What people type, as it is compared: accents in one form, however the keyboard composed them. Null looks for nothing.
create function private.search_term(typed text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(lower(normalize(typed, nfc))), '')
$$;

-- "Contains", with %, _ and \ standing for themselves.
create function private.contains_pattern(term text) returns text
language sql immutable set search_path = ''
as $$
  select '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- A cursor names a row by all columns of the order. Half a cursor would quietly give an empty page.
create function private.require_whole_cursor(is_whole boolean) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not is_whole then
    raise invalid_parameter_value using message = 'The cursor lacks a column of the order';
  end if;
end
$$;

create function private.clamp_page_size(wanted int, usual int) returns int
language sql immutable set search_path = ''
as $$
  select least(greatest(coalesce(wanted, usual), 1), 100)
$$;

-- letter_pairs('anna') is {an,nn,na}.
create function private.letter_pairs(content text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select pair.letter || pair.next_letter
    from string_to_array(content, null) letters,
      unnest(letters[:cardinality(letters) - 1], letters[2:]) pair (letter, next_letter)
  )
$$;

revoke all on function
  private.require_access(), private.search_term(text), private.contains_pattern(text),
  private.require_whole_cursor(boolean), private.clamp_page_size(int, int), private.letter_pairs(text)
from public, anon, authenticated;
-- An administrator's upload keeps the index below, and PostgreSQL asks for the right of whoever inserts. The schema
-- stays closed, so no client can call it by name.
grant execute on function private.letter_pairs(text) to authenticated;

-- All that is searched in one column, lower-case: LIKE on it costs a fraction of four ILIKEs, and one index covers it.
-- The separator keeps a term from matching across two columns.
alter table public.ads_swipe add column search_text text not null generated always as (
  lower(normalize(
    name || e'\x1f' || coalesce(industry, '') || e'\x1f' || coalesce(ad_goal, '')
      || e'\x1f' || coalesce(target_audience, ''),
    nfc
  ))
) stored;

drop index public.ads_swipe_search_idx;
-- New rows wait in a list that every search reads through: a short one keeps searches fast after an upload.
create index ads_swipe_search_idx on public.ads_swipe
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
-- Trigrams need three letters in a row. Two Chinese characters, "UK" or "5%" are found by their letters and pairs.
create index ads_swipe_short_search_idx on public.ads_swipe
  using gin ((string_to_array(search_text, null) || private.letter_pairs(search_text)))
  with (gin_pending_list_limit = 256);
-- The two filters together: with either one's index alone, a rare pair would be looked for in all of the other's rows.
create index ads_swipe_platform_industry_idx on public.ads_swipe (platform, industry, created_at desc, id desc);

/*
  How a page of ads is found. Two ways are open, and each is hopeless where the other shines:

  - In list order, testing each ad. A term in every tenth ad fills the page after 200; an absent one reads the table.
  - By an index on letters, then sorting. A rare term gives a handful; a common one gives most of the table.

  How common a term is shows on the way. First a short stretch of the list is looked through, which is enough for common
  terms. If it gave some hits, a longer stretch may fill the page. If it gave none, or the longer one was not enough,
  the term is rare enough for the index. Each step goes on behind the last hit of the one before.

  The statements are put together as text, so that each combination of filters gets a plan of its own.
*/
create function public.search_ads_swipe(
  search text default null,
  platform text default null,
  industry text default null,
  company text default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size int default 20
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
  filters constant text := concat(
    case when platform is not null then ' and platform = $2' end,
    case when industry is not null then ' and industry = $3' end,
    case when company is not null then ' and name = $4' end
  );
  looked_through text;
begin
  perform private.require_access();
  perform private.require_whole_cursor((after_id is null) = (after_created_at is null));

  if term is null then
    return query execute
      'select * from public.ads_swipe where true' || filters
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
      'select * from (select * from public.ads_swipe where true' || filters
        || case when after_id is null then '' else ' and (created_at, id) < ($5, $6)' end
        || looked_through
        || ') looked_through where strpos(search_text, $1) > 0 order by created_at desc, id desc limit $7'
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

-- How many ads each filter would leave. Counting 300,000 ads whenever somebody opens the page took 400 ms.
create table private.ads_swipe_counts (
  field text not null check (field in ('platform', 'industry', 'company')),
  value text not null,
  count int not null,
  primary key (field, value)
);
create index ads_swipe_counts_order_idx on private.ads_swipe_counts (field, count desc, value);
revoke all on private.ads_swipe_counts from public, anon, authenticated;
-- No policy: only the functions below, as owner, work here.
alter table private.ads_swipe_counts enable row level security;

insert into private.ads_swipe_counts (field, value, count)
select filter.field, filter.value, count(*)
from public.ads_swipe a, lateral (values ('platform', a.platform), ('industry', a.industry), ('company', a.name))
  filter (field, value)
where filter.value <> ''
group by filter.field, filter.value;

-- Once per statement: an upload of many ads of one company would otherwise rewrite the same count again and again.
-- Security definer, because the administrator who uploads may not see the counts.
create function private.count_ads() returns trigger
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
     where filter.value <> ''''
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
revoke all on function private.count_ads() from public, anon, authenticated;

create trigger ads_swipe_count_added after insert on public.ads_swipe
  referencing new table as added for each statement execute function private.count_ads();
create trigger ads_swipe_count_removed after delete on public.ads_swipe
  referencing old table as removed for each statement execute function private.count_ads();
create trigger ads_swipe_count_changed after update on public.ads_swipe
  referencing new table as added old table as removed for each statement execute function private.count_ads();
create trigger ads_swipe_count_none after truncate on public.ads_swipe
  for each statement execute function private.count_ads();

-- The most frequent first. Companies can be thousands: the page shows the first few and says how many more there are.
create function public.ads_swipe_filter_options() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most_companies constant int := 100;
begin
  perform private.require_access();
  return jsonb_build_object(
    'platforms', private.most_counted('platform', null),
    'industries', private.most_counted('industry', null),
    'companies', private.most_counted('company', most_companies),
    'company_count', (select count(*) from private.ads_swipe_counts c where c.field = 'company')
  );
end
$$;

create function private.most_counted(counted_field text, most int) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(option) order by option.count desc, option.value), '[]')
  from (
    select c.value, c.count from private.ads_swipe_counts c
    where c.field = counted_field
    order by c.count desc, c.value
    limit most
  ) option
$$;
revoke all on function private.most_counted(text, int) from public, anon, authenticated;

revoke all on function
  public.search_ads_swipe(text, text, text, text, timestamptz, uuid, int), public.ads_swipe_filter_options()
from public, anon, authenticated;
grant execute on function
  public.search_ads_swipe(text, text, text, text, timestamptz, uuid, int), public.ads_swipe_filter_options()
to authenticated;
