// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.

export type PublicRows = {
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
  "public.brand_fonts": {
    bytes: Buffer;
    created_at: Date;
    facts: unknown;
    id: string;
    used_at: Date;
    user_id: string;
  };
  "public.brand_logos": {
    brand_id: string;
    bytes: Buffer;
    changed_at: Date;
    ground: string;
    user_id: string;
  };
  "public.brands": {
    changed_at: Date;
    created_at: Date;
    id: string;
    is_default: boolean;
    kit: unknown;
    name: string;
    user_id: string;
  };
  "public.creative_pictures": {
    bytes: Buffer;
    created_at: Date;
    creative_id: string;
    name: string;
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
    brand_id: string | null;
    brief: unknown | null;
    change: unknown | null;
    created_at: Date;
    document_id: string;
    format: string;
    id: string;
    image_url: string;
    name: string | null;
    prompt: string;
    source_id: string | null;
    title: string;
    type: string;
    user_id: string;
  };
  "public.documents": {
    changed_at: Date;
    id: string;
    name: string | null;
    shown_id: string | null;
    title: string;
    type: string;
    user_id: string;
  };
  "public.generations": {
    brand_id: string | null;
    brief: unknown | null;
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
    source_id: string | null;
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
};
