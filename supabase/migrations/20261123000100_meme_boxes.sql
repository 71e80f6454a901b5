-- What a page needs to caption a template: where the words go, what they could be, and what the picture shows.
alter table public.meme_templates
  -- In fractions of the picture, with angle, alignment, style and length.
  add column boxes jsonb not null default '[]' check (jsonb_typeof(boxes) = 'array'),
  -- Sets of words for the boxes, in their order. The first set is the example.
  add column captions jsonb not null default '[]' check (jsonb_typeof(captions) = 'array'),
  -- For whoever cannot see the picture.
  add column alt text not null default '',
  -- The composition, which several templates share.
  add column structure text not null default '',
  -- Width divided by height. A list has to know it before the picture has come.
  add column aspect_ratio real not null default 1 check (aspect_ratio > 0);

-- How many templates a list's filters match, asked in the words of search_meme_templates.
create function public.count_meme_templates(search text default null, category text default null) returns int
language plpgsql stable security definer set search_path = ''
as $$
declare
  term constant text := private.search_term(search);
  found int;
begin
  perform private.require_access();
  execute concat(
    'select count(*) from public.meme_templates where true',
    case when term is not null then ' and name ilike private.contains_pattern($1)' end,
    case when category is not null then ' and category = $2' end
  )
  into found using term, category;
  return found;
end
$$;

revoke all on function public.count_meme_templates(text, text) from public, anon, authenticated;
grant execute on function public.count_meme_templates(text, text) to authenticated;
