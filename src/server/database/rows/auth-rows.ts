// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.

export type AuthRows = {
  "auth.known_browsers": {
    id: string;
    signed_in_at: Date;
    token_hash: Buffer;
    user_id: string;
  };
  "auth.link_codes": {
    code_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    link_id: string;
  };
  "auth.magic_links": {
    asked_by: string;
    code_challenge: string;
    code_challenge_method: string;
    created_at: Date;
    email: string;
    id: string;
    mailbox: string;
    redirect_to: string;
    sent_at: Date | null;
    token_hash: Buffer;
    used_at: Date | null;
    user_data: unknown;
  };
  "auth.rate_limits": {
    hits: number;
    key: string;
    window_start: Date;
  };
  "auth.refresh_tokens": {
    created_at: Date;
    parent_hash: Buffer | null;
    session_id: string;
    token_hash: Buffer;
    used_at: Date | null;
  };
  "auth.sessions": {
    created_at: Date;
    id: string;
    ip: string | null;
    refreshed_at: Date;
    user_agent: string | null;
    user_id: string;
  };
  "auth.signing_keys": {
    created_at: Date;
    kid: string;
    public_jwk: unknown;
    sealed_private_jwk: Buffer;
  };
  "auth.users": {
    aud: string | null;
    banned_until: Date | null;
    created_at: Date;
    email: string;
    email_confirmed_at: Date | null;
    id: string;
    last_sign_in_at: Date | null;
    raw_app_meta_data: unknown;
    raw_user_meta_data: unknown;
    role: string | null;
    updated_at: Date;
  };
};
