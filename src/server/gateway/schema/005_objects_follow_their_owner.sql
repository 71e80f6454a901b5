-- An object cannot outlive the account it belongs to. Its row hangs on the account; and whenever a row goes, by whatever
-- way, its file is queued in the same transaction. (Where the storage belongs to a hosted project, a sweep sees to it.)

-- What accounts left behind that are gone by now: no longer anybody's, until the sweep of orphans finds them.
update storage.objects o set owner = null
 where o.owner is not null and not exists (select from auth.users u where u.id = o.owner);

-- Adding an object takes the account's lock by this (account/lock-account.ts), and is refused once the account is gone.
alter table storage.objects add constraint objects_owner_fkey
  foreign key (owner) references auth.users (id) on delete cascade;
create index objects_owner_idx on storage.objects (owner);

-- Which of these files does a row name?
create index objects_version_idx on storage.objects (version);

-- Security definer, because the user who removes an object may not see the queue.
create function storage.queue_file_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.object_deletions (bucket, name, version) values (old.bucket_id, old.name, old.version);
  return null;
end
$$;
revoke all on function storage.queue_file_deletion() from public, anon, authenticated;

create trigger objects_queue_file_deletion
  after delete on storage.objects
  for each row when (old.version is not null)
  execute function storage.queue_file_deletion();
