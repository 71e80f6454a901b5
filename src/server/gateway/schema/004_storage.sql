-- Buckets and objects as a hosted Supabase project has them, as far as the storage gateway needs them. The bytes lie in
-- the object store; a row says that they are there, whose they are and which file holds them.
create schema storage;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner uuid,
  owner_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  metadata jsonb,
  version text,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  unique (bucket_id, name)
);
-- Folders are listed as ranges of names, byte by byte.
create index objects_bucket_id_name_bytewise_idx on storage.objects (bucket_id, name collate "C");

-- 'a/b/c.png' gives {a,b}, c.png and png. They answer as the hosted ones do, so that a policy means the same there.
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;

create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;

create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

-- By whose folder it is: policies ask for this at every read, also when a client lists the whole bucket.
create index objects_bucket_id_first_folder_idx on storage.objects (bucket_id, ((storage.foldername(name))[1]));

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

revoke all on schema storage from public;
revoke all on all tables in schema storage from public, anon, authenticated;
grant usage on schema storage to anon, authenticated;
revoke all on function storage.foldername(text), storage.filename(text), storage.extension(text) from public;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated;

-- Only what policies decide about. A hosted project grants all verbs on both tables; there, too, a verb without a
-- policy reaches no row. Buckets are read by the server, and changed by migrations.
grant select, delete on storage.objects to authenticated;
grant insert (bucket_id, name, owner, owner_id, metadata, version) on storage.objects to authenticated;
