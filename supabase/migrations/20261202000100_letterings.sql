-- Pictures by a service on which the composer is to set the words. What that needs is written down before the service is
-- asked, and its picture as soon as it is there: a process that dies between the two loses nothing and pays nothing twice.
create table private.letterings (
  user_id uuid not null,
  generation_id uuid not null,
  -- The idea that was chosen: its layout and its number.
  layout text check (length(layout) <= 40),
  seed integer not null,
  -- The user's own, set with the words.
  logo bytea check (octet_length(logo) <= 10 * 1024 * 1024),
  picture bytea check (octet_length(picture) between 1 and 10 * 1024 * 1024),
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, generation_id),
  foreign key (user_id, generation_id) references public.generations (user_id, id) on delete cascade
);
-- Pictures are compressed already.
alter table private.letterings alter column logo set storage external, alter column picture set storage external;
revoke all on private.letterings from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.letterings enable row level security;
