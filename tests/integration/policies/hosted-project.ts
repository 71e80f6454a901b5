import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";

export type HostedProject = {
  /** Runs a statement as the role that owns auth and nothing else, as the hosted auth server does. */
  asAuthServer(sql: string, values: unknown[]): Promise<void>;
  /** Drops the database, then the roles that were made for it. */
  dropWith(dropDatabase: () => Promise<void>): Promise<void>;
};

/**
 * Lays out an empty database as Supabase hands it over: auth and storage belong to other roles, and whatever the
 * project's owner makes in public is granted to the client roles at once. Roles belong to the whole cluster, so these
 * have names of their own; anon and authenticated are created in the same way as for all other databases here.
 */
export async function layOutHostedProject(admin: pg.Client, owner: pg.Pool): Promise<HostedProject> {
  const rolesSql = await readFile(join(PROJECT_ROOT, "src/server/gateway/schema/001_roles.sql"), "utf8");
  await owner.query(rolesSql);
  const { rows } = await owner.query<{ name: string }>("select quote_ident(current_user) as name");
  const suffix = randomBytes(4).toString("hex");
  const names: Names = {
    postgres: rows[0]?.name ?? "",
    authAdmin: `auth_admin_${suffix}`,
    storageAdmin: `storage_admin_${suffix}`,
    serviceRole: `service_role_${suffix}`,
  };
  const made = [names.authAdmin, names.storageAdmin, names.serviceRole];
  for (const role of made) await admin.query(`create role ${role} nologin noinherit`);
  await admin.query(`alter role ${names.serviceRole} bypassrls`);
  await admin.query(authSchema(names));
  await admin.query(storageSchema(names));
  await admin.query(defaultPrivileges(names));
  return {
    async asAuthServer(sql, values) {
      await admin.query(`set role ${names.authAdmin}`);
      try {
        await admin.query(sql, values);
      } finally {
        await admin.query("reset role");
      }
    },
    async dropWith(dropDatabase) {
      // The roles own objects in the database: those are dropped first, on a connection to that database.
      await admin.query(`drop owned by ${made.join(", ")} cascade`);
      await admin.query(`drop role ${made.join(", ")}`);
      await admin.end();
      await dropDatabase();
    },
  };
}

type Names = { postgres: string; authAdmin: string; storageAdmin: string; serviceRole: string };

const authSchema = ({ postgres, authAdmin, serviceRole }: Names) => `
  create schema auth authorization ${authAdmin};
  create table auth.users (
    instance_id uuid,
    id uuid primary key,
    aud varchar(255),
    role varchar(255),
    email varchar(255),
    encrypted_password varchar(255),
    email_confirmed_at timestamptz,
    last_sign_in_at timestamptz,
    raw_app_meta_data jsonb,
    raw_user_meta_data jsonb,
    is_super_admin boolean,
    created_at timestamptz,
    updated_at timestamptz,
    phone text unique,
    banned_until timestamptz,
    is_sso_user boolean not null default false,
    deleted_at timestamptz,
    is_anonymous boolean not null default false
  );
  create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz,
    updated_at timestamptz,
    refreshed_at timestamp,
    user_agent text,
    ip inet
  );
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
    )::uuid
  $$;
  alter table auth.users owner to ${authAdmin};
  alter table auth.sessions owner to ${authAdmin};
  alter function auth.uid() owner to ${authAdmin};
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  grant usage on schema auth to anon, authenticated, ${serviceRole}, ${postgres};
  grant select, update, delete, references, trigger on auth.users to ${postgres};
  grant select, delete on auth.sessions to ${postgres};
  -- The hosted owner works past row-level security here; ours is the tests' common owner and must not.
  create policy "stands for bypassrls" on auth.users to ${postgres} using (true);
  create policy "stands for bypassrls" on auth.sessions to ${postgres} using (true);
`;

const storageSchema = ({ postgres, storageAdmin, serviceRole }: Names) => `
  create schema storage authorization ${storageAdmin};
  create table storage.buckets (
    id text primary key,
    name text not null unique,
    owner uuid,
    public boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[],
    created_at timestamptz default now(),
    updated_at timestamptz default now()
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    owner uuid,
    owner_id text,
    metadata jsonb,
    version text,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    last_accessed_at timestamptz default now()
  );
  create unique index bucketid_objname on storage.objects (bucket_id, name);
  create function storage.foldername(name text) returns text[] language plpgsql immutable as $$
  declare
    _parts text[];
  begin
    select string_to_array(name, '/') into _parts;
    return _parts[1 : array_length(_parts, 1) - 1];
  end
  $$;
  alter function storage.foldername(text) owner to ${storageAdmin};
  alter table storage.buckets owner to ${storageAdmin};
  alter table storage.objects owner to ${storageAdmin};
  create function storage.protect_delete() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
      raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
        using errcode = '42501';
    end if;
    return null;
  end
  $$;
  create trigger protect_objects_delete before delete on storage.objects
    for each statement execute function storage.protect_delete();
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, ${serviceRole}, ${postgres};
  grant all on storage.buckets, storage.objects to anon, authenticated, ${serviceRole}, ${postgres};
  -- The platform lets the project's owner write policies on storage.objects and add buckets, although both tables
  -- belong to its storage server. Membership in that server's role stands for this.
  grant ${storageAdmin} to ${postgres};
`;

const defaultPrivileges = ({ postgres, serviceRole }: Names) =>
  ["tables", "functions", "sequences"]
    .map(
      (kind) =>
        `alter default privileges for role ${postgres} in schema public grant all on ${kind} to anon, authenticated, ${serviceRole};`,
    )
    .concat(`grant usage on schema public, extensions to anon, authenticated, ${serviceRole};`)
    .join("\n");
