-- With a version: one file, whose row is gone already. Without: an object, row and file, unless something still shows it.
alter table private.object_deletions add column version text;

-- Who is downloading their data right now, through whichever process. Renewed while bytes flow, so that a process that
-- dies keeps nobody waiting for long.
create table private.export_leases (
  user_id uuid primary key references auth.users (id) on delete cascade,
  holder uuid not null,
  lease_until timestamptz not null
);
revoke all on private.export_leases from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.export_leases enable row level security;
