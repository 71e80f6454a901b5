-- A creative is a document. Each of its saved versions is a row of creatives, as before; the document joins them.
create table public.documents (
  -- That of its first version.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of its first version: its name until its owner gives it one, and what it is, though edits are of type "edit".
  title text not null,
  type text not null,
  name text check (length(name) between 1 and 80),
  -- The version that its owner went back to. Without one the newest is shown.
  shown_id uuid,
  -- When its newest version came.
  changed_at timestamptz not null
);
create index documents_newest_idx on public.documents (user_id, changed_at desc, id desc);
create index documents_type_idx on public.documents (user_id, type, changed_at desc, id desc);

revoke all on public.documents from public, anon, authenticated;
alter table public.documents enable row level security;
-- Written by the server and by the triggers below. A document goes with the last of its versions.
grant select on public.documents to authenticated;
-- Asks nothing about access, like the creatives: after a refund they are still their maker's to look at.
create policy "a user reads the own documents" on public.documents
  for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.creatives
  add column document_id uuid references public.documents (id) on delete cascade,
  -- The version that it was made from.
  add column source_id uuid references public.creatives (id) on delete set null,
  -- What was done to that version, and what was asked for but not done (src/shared/version-change.ts).
  add column change jsonb,
  -- Given by its owner.
  add column name text check (length(name) between 1 and 80);
alter table public.generations
  -- The version that an edit or a variation starts from. It may be gone when the picture comes.
  add column source_id uuid;

/*
  Old creatives. An edit of the composer keeps the description and the number of the idea it changed, so it belongs to the
  last creative before it that has both. Of other edits nothing tells what they changed: they stay on their own.
*/
create table private.joined as
with described as (
  -- Null where either is missing: memes from the caption editor have no description, and share a number.
  select c.id, c.user_id, c.created_at, c.type,
    md5((s.scene -> 'said' ->> 'text') || chr(31) || (s.scene ->> 'seed')) as idea
  from public.creatives c left join public.creative_scenes s on s.creative_id = c.id
), grouped as (
  select *,
    case when idea is not null then
      count(*) filter (where type <> 'edit') over (partition by user_id, idea order by created_at, id)
    else 0 end as place
  from described
)
select id,
  case when place = 0 then id
    else first_value(id) over (partition by user_id, idea, place order by created_at, id) end as first_id,
  case when place > 0 then lag(id) over (partition by user_id, idea, place order by created_at, id) end
    as source_id
from grouped;
analyze private.joined;

-- A document has the id of its first version, so nothing has to be looked up twice.
insert into public.documents (id, user_id, title, type, changed_at)
select j.first_id, f.user_id, f.title, f.type, max(c.created_at)
from private.joined j join public.creatives f on f.id = j.first_id join public.creatives c on c.id = j.id
group by j.first_id, f.user_id, f.title, f.type;

update public.creatives c
  set document_id = j.first_id, source_id = j.source_id,
      change = case when j.source_id is not null then '{"kind": "edit", "did": [], "missed": []}'::jsonb end
  from private.joined j where j.id = c.id;
drop table private.joined;

alter table public.creatives alter column document_id set not null;
create index creatives_document_idx on public.creatives (document_id, created_at desc, id desc);
-- For those who delete a version: whoever was made from it is asked.
create index creatives_source_idx on public.creatives (source_id) where source_id is not null;

-- Security definer, because nobody but the server writes documents.
create function private.join_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.document_id is null then
    insert into public.documents (id, user_id, title, type, changed_at)
      values (new.id, new.user_id, new.title, new.type, new.created_at);
    new.document_id := new.id;
    return new;
  end if;
  -- A new version is the one to be seen; other sizes and variations are kept beside the one that is.
  update public.documents d
    set changed_at = greatest(d.changed_at, new.created_at),
        shown_id = case when new.change ->> 'kind' in ('size', 'variation') then coalesce(d.shown_id, (
          select c.id from public.creatives c where c.document_id = d.id order by c.created_at desc, c.id desc limit 1
        )) end
    where d.id = new.document_id and d.user_id = new.user_id;
  if not found then
    raise foreign_key_violation using message = 'This document is not there';
  end if;
  return new;
end
$$;
revoke all on function private.join_document() from public, anon, authenticated;
create trigger creatives_join_document
  before insert on public.creatives
  for each row execute function private.join_document();

-- Locks first, so that of two who delete the last two versions at once the second sees what the first has done.
create function private.leave_documents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.documents d
    where d.id in (select g.document_id from gone g) order by d.id for update;
  delete from public.documents d
    where d.id in (select g.document_id from gone g)
      and not exists (select from public.creatives c where c.document_id = d.id);
  update public.documents d
    set shown_id = null
    where d.shown_id in (select g.id from gone g);
  return null;
end
$$;
revoke all on function private.leave_documents() from public, anon, authenticated;
create trigger creatives_leave_documents
  after delete on public.creatives
  referencing old table as gone
  for each statement execute function private.leave_documents();

-- What a list shows of a document: one version of it, and how many there are.
create view public.creative_cards with (security_invoker = true) as
select d.id, d.user_id, coalesce(d.name, d.title) as title, d.type, d.changed_at,
  v.id as version_id, v.prompt, v.format, v.image_url, v.created_at,
  (select count(*) from public.creatives c where c.document_id = d.id)::int as versions,
  jsonb_path_query_first(v.brief, '$.facts[*] ? (@.role == "headline" && !(@.isOut == true)).value') #>> '{}' as headline
from public.documents d
cross join lateral (
  select c.* from public.creatives c
  where c.document_id = d.id
  order by c.id is not distinct from d.shown_id desc, c.created_at desc, c.id desc
  limit 1
) v;
revoke all on public.creative_cards from public, anon, authenticated;
grant select on public.creative_cards to authenticated;

-- The lists ask for documents from now on, in the same words as before.
drop function
  public.search_creatives(text, text, timestamptz, uuid, int), public.count_creatives(text, text),
  public.list_creative_ids(text, text, timestamptz, uuid), private.creatives_where(text, text, uuid);

create function private.documents_where(term text, type text, after_id uuid) returns text
language sql immutable set search_path = ''
as $$
  select concat(
    'd.user_id = $1',
    -- Any word of any version finds its document, and so does its own name or title, whose version may be gone. All of
    -- one's own rows are read at most once, and documents are looked into only where no version has the word.
    case when term is not null then
      ' and (d.id in (
         select c.document_id from public.creatives c
         where c.user_id = $1 and strpos(lower(c.title || chr(31) || c.prompt || chr(31) || coalesce(c.name, '''')), $2) > 0)
       or strpos(lower(coalesce(d.name, d.title)), $2) > 0)'
    end,
    case when type is not null then ' and d.type = $3' end,
    case when after_id is not null then ' and (d.changed_at, d.id) < ($4, $5)' end
  )
$$;
revoke all on function private.documents_where(text, text, uuid) from public, anon, authenticated;

create function public.search_creatives(
  search text default null,
  type text default null,
  after_changed_at timestamptz default null,
  after_id uuid default null,
  page_size int default 24
) returns setof public.creative_cards
language plpgsql stable security definer set search_path = '' rows 24
as $$
declare
  account constant uuid := private.require_account();
  term constant text := private.search_term(search);
begin
  perform private.require_whole_cursor((after_id is null) = (after_changed_at is null));
  return query execute concat(
    'select c.* from (select d.id from public.documents d where ', private.documents_where(term, type, after_id),
    ' order by d.changed_at desc, d.id desc limit $6) page join public.creative_cards c using (id)
      order by c.changed_at desc, c.id desc'
  )
  using account, term, type, after_changed_at, after_id, private.clamp_page_size(page_size, 24);
end
$$;

-- Exact: it reads the caller's rows and no others, as a search for something absent does.
create function public.count_creatives(search text default null, type text default null) returns int
language plpgsql stable security definer set search_path = ''
as $$
declare
  account constant uuid := private.require_account();
  term constant text := private.search_term(search);
  found int;
begin
  execute 'select count(*) from public.documents d where ' || private.documents_where(term, type, null)
    into found using account, term, type;
  return found;
end
$$;

-- What "all" means at the moment of asking, newest first, two thousand at a time: {ids, next}, where next is what to
-- ask with for those after them.
create function public.list_creative_ids(
  search text default null,
  type text default null,
  after_changed_at timestamptz default null,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant int := 2000;
  account constant uuid := private.require_account();
  term constant text := private.search_term(search);
  answer jsonb;
begin
  perform private.require_whole_cursor((after_id is null) = (after_changed_at is null));
  execute concat(
    'with found as (select d.id, d.changed_at, row_number() over (order by d.changed_at desc, d.id desc) as place
       from public.documents d where ', private.documents_where(term, type, after_id),
    ' order by d.changed_at desc, d.id desc limit $6)
     select jsonb_build_object(
       ''ids'', coalesce((select jsonb_agg(id order by place) from found), ''[]''),
       ''next'', (select jsonb_build_object(''after_changed_at'', changed_at, ''after_id'', id) from found where place = $6)
     )'
  )
  into answer using account, term, type, after_changed_at, after_id, most;
  return answer;
end
$$;

create or replace function public.creative_filter_options() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account constant uuid := private.require_account();
begin
  return (
    with types as (
      select d.type as value, count(*) as count from public.documents d where d.user_id = account group by d.type
    )
    select jsonb_build_object('types', coalesce(jsonb_agg(to_jsonb(t) order by t.count desc, t.value), '[]'))
    from types t
  );
end
$$;

-- Nobody lists single versions by their type any more.
drop index public.creatives_type_idx;

revoke all on function
  public.search_creatives(text, text, timestamptz, uuid, int), public.count_creatives(text, text),
  public.list_creative_ids(text, text, timestamptz, uuid)
from public, anon, authenticated;
grant execute on function
  public.search_creatives(text, text, timestamptz, uuid, int), public.count_creatives(text, text),
  public.list_creative_ids(text, text, timestamptz, uuid)
to authenticated;

-- What a document's owner may change of it. Security definer, because nobody but the server writes these tables; each
-- changes a row of the caller's own, or says that there is none.
create function public.rename_document(document_id uuid, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_access();
  update public.documents d set name = nullif(btrim(rename_document.name), '')
    where d.id = rename_document.document_id and d.user_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This creative is not there any more';
  end if;
end
$$;

create function public.name_version(version_id uuid, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_access();
  update public.creatives c set name = nullif(btrim(name_version.name), '')
    where c.id = version_id and c.user_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This version is not there any more';
  end if;
end
$$;

-- Goes back to a version, or forward again; the others stay as they are.
create function public.show_version(version_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_access();
  update public.documents d set shown_id = version_id
    from public.creatives c
    where c.id = version_id and c.user_id = auth.uid() and d.id = c.document_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This version is not there any more';
  end if;
end
$$;

revoke all on function
  public.rename_document(uuid, text), public.name_version(uuid, text), public.show_version(uuid)
from public, anon, authenticated;
grant execute on function
  public.rename_document(uuid, text), public.name_version(uuid, text), public.show_version(uuid)
to authenticated;
