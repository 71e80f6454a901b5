-- Accounts, sessions and magic links. Tokens and codes are kept as hashes only.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text default 'authenticated',
  role text default 'authenticated',
  email text not null check (email = lower(email)),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider":"email","providers":["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (lower(email));

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  user_agent text,
  ip inet
);
create index sessions_user_id_idx on auth.sessions (user_id);

-- A used token stays until its session ends: seeing it again is how theft is noticed.
create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent_hash bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);

-- No reference to users: a link is asked for before its account exists.
create table auth.magic_links (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  token_hash bytea not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  redirect_to text not null,
  user_data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  used_at timestamptz
);
create index magic_links_email_created_at_idx on auth.magic_links (email, created_at desc);

-- Every opening of a link makes one of these; the first that is exchanged ends the link and all its codes.
create table auth.link_codes (
  code_hash bytea primary key,
  link_id uuid not null references auth.magic_links (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index link_codes_link_id_idx on auth.link_codes (link_id);

create table auth.signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Unlogged: written on every sign-in attempt, and a crash may forget the counts.
create unlogged table auth.rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (key, window_start)
);

-- Only the server, as the tables' owner, works here. Row-level security without any policy keeps clients out even
-- if a grant slips in by mistake.
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.magic_links enable row level security;
alter table auth.link_codes enable row level security;
alter table auth.signing_keys enable row level security;
alter table auth.rate_limits enable row level security;

revoke all on all tables in schema auth from public, anon, authenticated;
