import { z } from "zod";
import type { Queryable } from "../../database/pool.ts";

const metadata = z.record(z.string(), z.unknown());

export type AuthUser = {
  id: string;
  aud: string;
  role: string;
  email: string;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: z.infer<typeof metadata>;
  raw_user_meta_data: z.infer<typeof metadata>;
  created_at: Date;
  updated_at: Date;
  is_banned: boolean;
};

const COLUMNS = `users.id, users.aud, users.role, users.email, users.email_confirmed_at, users.last_sign_in_at,
  users.raw_app_meta_data, users.raw_user_meta_data, users.created_at, users.updated_at,
  coalesce(users.banned_until > now(), false) as is_banned`;

export async function findUserByEmail(db: Queryable, email: string): Promise<AuthUser | undefined> {
  const { rows } = await db.query<AuthUser>(`select ${COLUMNS} from auth.users where lower(email) = $1`, [email]);
  return rows[0];
}

/** The user, if the session is still open: a token must not stay valid for its last hour after signing out. */
export async function findUserOfSession(db: Queryable, userId: string, sessionId: string) {
  const { rows } = await db.query<AuthUser>(
    `select ${COLUMNS} from auth.users join auth.sessions on sessions.user_id = users.id
      where users.id = $1 and sessions.id = $2`,
    [userId, sessionId],
  );
  return rows[0];
}

/** Creates the user at the first completed sign-in, confirms the address and records the time. */
export async function signInUser(db: Queryable, email: string, userData: unknown): Promise<AuthUser> {
  const { rows } = await db.query<AuthUser>(
    `insert into auth.users (email, raw_user_meta_data, email_confirmed_at, last_sign_in_at)
     values ($1, $2, now(), now())
     on conflict (lower(email)) do update
        set last_sign_in_at = now(), updated_at = now(),
            email_confirmed_at = coalesce(users.email_confirmed_at, now())
     returning ${COLUMNS}`,
    [email, JSON.stringify(userData)],
  );
  const [user] = rows;
  if (!user) throw new Error("the upsert of a user returned no row");
  return user;
}

/** The user in GoTrue's format. */
export function describeUser(user: AuthUser) {
  const identity = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { email: user.email, email_verified: true, sub: user.id },
    provider: "email",
    last_sign_in_at: user.last_sign_in_at,
    created_at: user.created_at,
    updated_at: user.updated_at,
    email: user.email,
  };
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    email_confirmed_at: user.email_confirmed_at,
    phone: "",
    confirmed_at: user.email_confirmed_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: [identity],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
