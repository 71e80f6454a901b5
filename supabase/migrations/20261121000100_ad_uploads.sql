-- Uploads of ads by administrators: what each file added, what did not go in and why, and how to take it back.

create table private.ad_uploads (
  id uuid primary key,
  -- The uploads outlive the account of whoever made them.
  uploaded_by uuid references auth.users (id) on delete set null,
  file_name text not null,
  -- Recognises the same file when an upload is resumed later.
  fingerprint text not null,
  -- Rows that go to the server. Those left out were never sent.
  rows int not null check (rows >= 0),
  -- The first row that has not arrived yet. An upload is complete when it equals rows.
  next_row int not null default 0 check (next_row between 0 and rows),
  added int not null default 0,
  already_in int not null default 0,
  failed int not null default 0,
  left_out int not null default 0,
  started_at timestamptz not null default now(),
  last_row_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null
);
create index ad_uploads_newest_idx on private.ad_uploads (started_at desc, id desc);
create index ad_uploads_fingerprint_idx on private.ad_uploads (fingerprint);
create index ad_uploads_uploaded_by_idx on private.ad_uploads (uploaded_by);
create index ad_uploads_undone_by_idx on private.ad_uploads (undone_by);

-- Rows of a file that did not become an ad, as they stood in the file. The first thousand of an upload.
create table private.ad_upload_problems (
  upload_id uuid not null references private.ad_uploads (id) on delete cascade,
  line int not null,
  kind text not null check (kind in ('failed', 'left out')),
  reason text not null,
  cells jsonb not null,
  primary key (upload_id, line)
);

-- Where an ad came from; null for those shipped with the product.
alter table public.ads_swipe add column upload_id uuid references private.ad_uploads (id) on delete set null;
create index ads_swipe_upload_id_idx on public.ads_swipe (upload_id);

-- Ads of an upload that was taken back. They can be restored for 30 days, then they are deleted for good.
create table private.removed_ads (
  id uuid primary key,
  upload_id uuid not null references private.ad_uploads (id) on delete cascade,
  ad jsonb not null,
  removed_at timestamptz not null default now()
);
create index removed_ads_upload_id_idx on private.removed_ads (upload_id);
create index removed_ads_removed_at_idx on private.removed_ads (removed_at);

-- No policies: only the server works here.
alter table private.ad_uploads enable row level security;
alter table private.ad_upload_problems enable row level security;
alter table private.removed_ads enable row level security;
revoke all on private.ad_uploads, private.ad_upload_problems, private.removed_ads from public, anon, authenticated;
