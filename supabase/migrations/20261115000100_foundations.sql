-- Text search by trigram: "contains" in any position, served by an index.
create extension if not exists pg_trgm with schema extensions;

-- What no client may ever name: keys, queues, logs, and the functions behind triggers and policies.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- A hosted project grants everything new in public to the client roles. Here a grant is always written down.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
