-- What only the server works with, as owner of these tables.

-- AI keys, sealed with AES-256-GCM; key_id names the secret they were sealed with, for rotation.
create table private.api_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ciphertext bytea not null,
  nonce bytea not null,
  key_id text not null,
  last_four text not null,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Stripe repeats and reorders its events: each id is worked off once.
create table private.webhook_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);

-- Mails to send, in the same transaction as what they tell of. Props are sealed: they can hold a sign-in link.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  sealed_props bytea not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  -- No reference: a hosted project keeps its links elsewhere.
  link_id uuid,
  last_error text
);
create index outbox_claim_idx on private.outbox (next_attempt_at, claimed_until);

create table private.mail_log (
  id bigint generated always as identity primary key,
  outbox_id uuid,
  kind text not null,
  recipient text not null,
  outcome text not null check (outcome in ('sent', 'failed')),
  error text,
  duration_ms int,
  logged_at timestamptz not null default now()
);
create index mail_log_logged_at_idx on private.mail_log (logged_at desc);

-- No references: an entry outlives the accounts it names.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  target text,
  details jsonb not null default '{}'
);
create index audit_log_at_idx on private.audit_log (at desc);

-- No policies: clients cannot even name the schema, and this holds should a grant slip in by mistake.
alter table private.api_keys enable row level security;
alter table private.webhook_events enable row level security;
alter table private.outbox enable row level security;
alter table private.mail_log enable row level security;
alter table private.audit_log enable row level security;

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all sequences in schema private from public, anon, authenticated;
