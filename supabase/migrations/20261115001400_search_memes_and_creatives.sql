-- Searching meme templates and one's own creatives, in the way ads are searched.

-- A few thousand at most, so the planner's own choice between an order's index and the trigrams is good enough.
create function public.search_meme_templates(
  search text default null,
  category text default null,
  sort text default 'popular',
  after_score int default null,
  after_name text default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size int default 24
) returns setof public.meme_templates
language plpgsql stable security definer set search_path = '' rows 24
as $$
declare
  term constant text := private.search_term(search);
  -- The popular order runs down and then up, which a comparison of rows cannot say; the first half is for the index.
  behind_cursor constant text := case sort
    when 'popular' then
      ' and popularity_score <= $3 and (popularity_score < $3 or (name, id) > ($4, $6))'
    when 'alphabetical' then ' and (name, id) > ($4, $6)'
    when 'newest' then ' and (created_at, id) < ($5, $6)'
  end;
  sorted constant text := case sort
    when 'popular' then 'popularity_score desc, name, id'
    when 'alphabetical' then 'name, id'
    when 'newest' then 'created_at desc, id desc'
  end;
begin
  perform private.require_access();
  if sorted is null then
    raise invalid_parameter_value using message = 'The order is popular, alphabetical or newest';
  end if;
  perform private.require_whole_cursor(
    after_id is null
    or case sort
      when 'popular' then after_score is not null and after_name is not null
      when 'alphabetical' then after_name is not null
      else after_created_at is not null
    end
  );
  return query execute concat(
    'select * from public.meme_templates where true',
    case when term is not null then ' and name ilike private.contains_pattern($1)' end,
    case when category is not null then ' and category = $2' end,
    case when after_id is not null then behind_cursor end,
    ' order by ', sorted, ' limit $7'
  )
  using term, category, after_score, after_name, after_created_at, after_id, private.clamp_page_size(page_size, 24);
end
$$;

create function public.meme_template_filter_options() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_access();
  return (
    with categories as (
      select m.category as value, count(*) as count from public.meme_templates m group by m.category
    )
    select jsonb_build_object(
      'categories', coalesce(jsonb_agg(to_jsonb(c) order by c.count desc, c.value), '[]')
    )
    from categories c
  );
end
$$;

-- One user's search reads that user's rows in order and no others, so an index over everybody's words has no reader.
drop index public.creatives_search_idx;
create index creatives_type_idx on public.creatives (user_id, type, created_at desc, id desc);

-- No payment is asked for: after a refund the pictures are still their maker's to look at. Only who is asking counts.
create function private.require_account() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return auth.uid();
end
$$;
revoke all on function private.require_account() from public, anon, authenticated;

create function public.search_creatives(
  search text default null,
  type text default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size int default 24
) returns setof public.creatives
language plpgsql stable security definer set search_path = '' rows 24
as $$
declare
  account constant uuid := private.require_account();
  term constant text := private.search_term(search);
begin
  perform private.require_whole_cursor((after_id is null) = (after_created_at is null));
  return query execute concat(
    'select * from public.creatives where user_id = $1',
    -- A quarter faster than ILIKE on both, which makes the pattern lower-case again for every row.
    case when term is not null then ' and strpos(lower(title || chr(31) || prompt), $2) > 0' end,
    case when type is not null then ' and type = $3' end,
    case when after_id is not null then ' and (created_at, id) < ($4, $5)' end,
    ' order by created_at desc, id desc limit $6'
  )
  using account, term, type, after_created_at, after_id, private.clamp_page_size(page_size, 24);
end
$$;

create function public.creative_filter_options() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account constant uuid := private.require_account();
begin
  return (
    with types as (
      select c.type as value, count(*) as count from public.creatives c where c.user_id = account group by c.type
    )
    select jsonb_build_object('types', coalesce(jsonb_agg(to_jsonb(t) order by t.count desc, t.value), '[]'))
    from types t
  );
end
$$;

revoke all on function
  public.search_meme_templates(text, text, text, int, text, timestamptz, uuid, int),
  public.search_creatives(text, text, timestamptz, uuid, int),
  public.meme_template_filter_options(), public.creative_filter_options()
from public, anon, authenticated;
grant execute on function
  public.search_meme_templates(text, text, text, int, text, timestamptz, uuid, int),
  public.search_creatives(text, text, timestamptz, uuid, int),
  public.meme_template_filter_options(), public.creative_filter_options()
to authenticated;
