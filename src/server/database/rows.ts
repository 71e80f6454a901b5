// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.

/** Columns of a table, as the driver reads them. */
export type Row<Table extends keyof Rows, Column extends keyof Rows[Table]> = Pick<Rows[Table], Column>;

type Rows = {
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
  "public.ads_swipe": {
    ad_goal: string | null;
    aspect_ratio: number | null;
    content_key: string;
    created_at: Date;
    funnel_stage: string | null;
    id: string;
    image_url: string;
    industry: string | null;
    links_to: string | null;
    name: string;
    platform: string | null;
    search_text: string;
    supabase_image_url: string | null;
    tactics: string | null;
    target_audience: string | null;
    upload_id: string | null;
  };
  "public.ai_calls": {
    billed: string;
    duration_ms: number | null;
    generation_id: string | null;
    id: string;
    kind: string;
    model: string | null;
    outcome: string;
    possible_usd: string;
    price_usd: string;
    service: string | null;
    started_at: Date;
    user_id: string;
  };
  "public.bananaman": {
    created_at: Date;
    id: string;
    user_id: string;
  };
  "public.creative_scenes": {
    created_at: Date;
    creative_id: string;
    fingerprint: Buffer;
    logo: Buffer | null;
    photo: Buffer | null;
    scene: unknown;
    user_id: string;
  };
  "public.creatives": {
    created_at: Date;
    format: string;
    id: string;
    image_url: string;
    prompt: string;
    title: string;
    type: string;
    user_id: string;
  };
  "public.generations": {
    created_at: Date;
    creative_id: string | null;
    error_code: string | null;
    error_message: string | null;
    finished_at: Date | null;
    format: string;
    id: string;
    lease_holder: string | null;
    lease_until: Date | null;
    model: string | null;
    note: string | null;
    prompt: string;
    quality: string | null;
    service: string | null;
    state: string;
    ticket: unknown | null;
    title: string;
    type: string;
    updated_at: Date;
    user_id: string;
  };
  "public.lesson_reads": {
    lesson: string;
    read_at: Date;
    user_id: string;
  };
  "public.meme_templates": {
    alt: string;
    aspect_ratio: number;
    boxes: unknown;
    captions: unknown;
    category: string;
    created_at: Date;
    id: string;
    image_url: string;
    name: string;
    popularity_score: number;
    slug: string;
    structure: string;
  };
  "public.stripe_customers": {
    created_at: Date;
    customer_id: string;
    deleted_at: Date | null;
    id: number;
    user_id: string | null;
  };
  "public.stripe_orders": {
    amount_refunded: number;
    amount_subtotal: number | null;
    amount_total: number | null;
    checkout_session_id: string;
    created_at: Date;
    currency: string | null;
    customer_id: string | null;
    deleted_at: Date | null;
    dispute_status: string | null;
    gives_access: boolean;
    id: number;
    invoice_url: string | null;
    kind: string;
    payment_intent_id: string | null;
    payment_status: string | null;
    status: string;
  };
  "public.usage_months": {
    figures: unknown;
    month: Date;
    user_id: string;
  };
  "public.usage_stats": {
    api_calls: number;
    date: Date;
    images_generated: number;
    user_id: string;
  };
  "public.user_profiles": {
    api_key_encrypted: string | null;
    created_at: Date;
    email: string | null;
    id: string;
    plan: string;
  };
  "storage.buckets": {
    allowed_mime_types: string[] | null;
    created_at: Date;
    file_size_limit: number | null;
    id: string;
    name: string;
    owner: string | null;
    public: boolean;
    updated_at: Date;
  };
  "storage.objects": {
    bucket_id: string;
    created_at: Date;
    id: string;
    last_accessed_at: Date;
    metadata: unknown | null;
    name: string;
    owner: string | null;
    owner_id: string | null;
    path_tokens: string[] | null;
    updated_at: Date;
    version: string | null;
  };
};
