// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.

export type PrivateRows = {
  "private.ad_pictures": {
    ad_id: string;
    attempts: number;
    bytes: number | null;
    changed_at: Date;
    claim: string | null;
    claimed_until: Date | null;
    error: string | null;
    height: number | null;
    host: string;
    next_attempt_at: Date;
    queued_at: Date;
    state: string;
    width: number | null;
  };
  "private.ad_upload_problems": {
    cells: unknown;
    kind: string;
    line: number;
    reason: string;
    upload_id: string;
  };
  "private.ad_uploads": {
    added: number;
    already_in: number;
    failed: number;
    file_name: string;
    fingerprint: string;
    id: string;
    last_row_at: Date;
    left_out: number;
    next_row: number;
    rows: number;
    started_at: Date;
    undone_at: Date | null;
    undone_by: string | null;
    uploaded_by: string | null;
  };
  "private.ads_swipe_counts": {
    count: number;
    field: string;
    value: string;
  };
  "private.ai_settings": {
    cap_usd: string | null;
    image_service: string | null;
    text_service: string | null;
    user_id: string;
    warned_month: Date | null;
  };
  "private.api_keys": {
    checked_at: Date | null;
    ciphertext: Buffer;
    created_at: Date;
    credit_usd: string | null;
    key_id: string;
    last_four: string;
    listed: unknown | null;
    model: string | null;
    nonce: Buffer;
    note: string | null;
    quality: string | null;
    service: string;
    state: string;
    updated_at: Date;
    user_id: string;
  };
  "private.audit_log": {
    action: string;
    actor: string | null;
    at: Date;
    details: unknown;
    id: number;
    outcome: string;
    target: string | null;
  };
  "private.call_limits": {
    calls: number;
    kind: string;
    user_id: string;
    window_start: Date;
  };
  "private.checkouts": {
    checked_at: Date | null;
    created_at: Date;
    expires_at: Date;
    origin: string;
    price_id: string;
    receipt_queued_at: Date | null;
    revision: number;
    session_id: string;
    state: string;
    url: string | null;
    user_id: string | null;
  };
  "private.chores": {
    begun_at: Date;
    name: string;
  };
  "private.early_cancels": {
    expires_at: Date;
    generation_id: string;
    user_id: string;
  };
  "private.email_changes": {
    asked_at: Date;
    confirmed_at: Date | null;
    id: string;
    new_email: string;
    old_email: string;
    retired_at: Date | null;
    sent_at: Date | null;
    token_hash: Buffer;
    user_id: string;
  };
  "private.export_leases": {
    holder: string;
    lease_until: Date;
    user_id: string;
  };
  "private.letterings": {
    created_at: Date;
    generation_id: string;
    layout: string | null;
    logo: Buffer | null;
    picture: Buffer | null;
    seed: number;
    tries: number;
    user_id: string;
  };
  "private.mail_log": {
    duration_ms: number | null;
    error: string | null;
    id: number;
    kind: string;
    logged_at: Date;
    outbox_id: string | null;
    outcome: string;
    recipient: string;
    will_retry: boolean;
  };
  "private.migrations": {
    applied_at: Date;
    checksum: string;
    name: string;
  };
  "private.money_back": {
    amount: number;
    at: Date;
    id: number;
    order_id: number;
  };
  "private.object_deletions": {
    attempts: number;
    bucket: string;
    id: number;
    name: string;
    next_attempt_at: Date;
    queued_at: Date;
    version: string | null;
  };
  "private.outbox": {
    attempts: number;
    claimed_until: Date | null;
    created_at: Date;
    id: string;
    kind: string;
    last_error: string | null;
    link_id: string | null;
    next_attempt_at: Date;
    recipient: string;
    sealed_props: Buffer;
  };
  "private.removed_ads": {
    ad: unknown;
    id: string;
    removed_at: Date;
    upload_id: string;
  };
  "private.test_checkouts": {
    amount: number;
    amount_refunded: number;
    created_at: Date;
    customer_id: string;
    dispute: string | null;
    email: string;
    expires_at: Date;
    idempotency_key: string;
    origin: string;
    payment_intent_id: string;
    progress: string;
    session_id: string;
    user_id: string;
  };
  "private.user_listing": {
    access: string;
    created_at: Date;
    email: string;
    paid_cents: number;
    payments: number;
    returned_cents: number;
    standing: string;
    user_id: string;
  };
  "private.webhook_events": {
    event_id: string;
    processed_at: Date | null;
    received_at: Date;
    type: string;
  };
};
