// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      ads_swipe: {
        Row: {
          ad_goal: string | null;
          aspect_ratio: number | null;
          content_key: string;
          created_at: string;
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
        Insert: {
          ad_goal?: string | null;
          aspect_ratio?: number | null;
          content_key?: never;
          created_at?: string;
          funnel_stage?: string | null;
          id?: string;
          image_url: string;
          industry?: string | null;
          links_to?: string | null;
          name: string;
          platform?: string | null;
          search_text?: never;
          supabase_image_url?: string | null;
          tactics?: string | null;
          target_audience?: string | null;
          upload_id?: string | null;
        };
        Update: {
          ad_goal?: string | null;
          aspect_ratio?: number | null;
          content_key?: never;
          created_at?: string;
          funnel_stage?: string | null;
          id?: string;
          image_url?: string;
          industry?: string | null;
          links_to?: string | null;
          name?: string;
          platform?: string | null;
          search_text?: never;
          supabase_image_url?: string | null;
          tactics?: string | null;
          target_audience?: string | null;
          upload_id?: string | null;
        };
        Relationships: [];
      };
      ai_calls: {
        Row: {
          billed: string;
          duration_ms: number | null;
          generation_id: string | null;
          id: string;
          kind: string;
          model: string | null;
          outcome: string;
          possible_usd: number;
          price_usd: number;
          service: string | null;
          started_at: string;
          user_id: string;
        };
        Insert: {
          billed?: string;
          duration_ms?: number | null;
          generation_id?: string | null;
          id?: string;
          kind: string;
          model?: string | null;
          outcome: string;
          possible_usd?: number;
          price_usd?: number;
          service?: string | null;
          started_at?: string;
          user_id: string;
        };
        Update: {
          billed?: string;
          duration_ms?: number | null;
          generation_id?: string | null;
          id?: string;
          kind?: string;
          model?: string | null;
          outcome?: string;
          possible_usd?: number;
          price_usd?: number;
          service?: string | null;
          started_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "ai_calls_user_id_generation_id_fkey";
            columns: ["user_id", "generation_id"];
            isOneToOne: false;
            referencedRelation: "generations";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      bananaman: {
        Row: {
          created_at: string;
          id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      brand_fonts: {
        Row: {
          bytes: string;
          created_at: string;
          facts: Json;
          id: string;
          used_at: string;
          user_id: string;
        };
        Insert: {
          bytes: string;
          created_at?: string;
          facts: Json;
          id: string;
          used_at?: string;
          user_id: string;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          facts?: Json;
          id?: string;
          used_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      brand_logos: {
        Row: {
          brand_id: string;
          bytes: string;
          changed_at: string;
          ground: string;
          user_id: string;
        };
        Insert: {
          brand_id: string;
          bytes: string;
          changed_at?: string;
          ground: string;
          user_id: string;
        };
        Update: {
          brand_id?: string;
          bytes?: string;
          changed_at?: string;
          ground?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "brand_logos_brand_id_fkey";
            columns: ["brand_id"];
            isOneToOne: false;
            referencedRelation: "brands";
            referencedColumns: ["id"];
          },
        ];
      };
      brands: {
        Row: {
          changed_at: string;
          created_at: string;
          id: string;
          is_default: boolean;
          kit: Json;
          name: string;
          user_id: string;
        };
        Insert: {
          changed_at?: string;
          created_at?: string;
          id: string;
          is_default?: boolean;
          kit: Json;
          name: string;
          user_id: string;
        };
        Update: {
          changed_at?: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          kit?: Json;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      creative_pictures: {
        Row: {
          bytes: string;
          created_at: string;
          creative_id: string;
          name: string;
          user_id: string;
        };
        Insert: {
          bytes: string;
          created_at?: string;
          creative_id: string;
          name: string;
          user_id: string;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          creative_id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "creative_pictures_creative_id_fkey";
            columns: ["creative_id"];
            isOneToOne: false;
            referencedRelation: "creative_scenes";
            referencedColumns: ["creative_id"];
          },
        ];
      };
      creative_scenes: {
        Row: {
          created_at: string;
          creative_id: string;
          fingerprint: string;
          logo: string | null;
          photo: string | null;
          scene: Json;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          creative_id: string;
          fingerprint: string;
          logo?: string | null;
          photo?: string | null;
          scene: Json;
          user_id: string;
        };
        Update: {
          created_at?: string;
          creative_id?: string;
          fingerprint?: string;
          logo?: string | null;
          photo?: string | null;
          scene?: Json;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "creative_scenes_creative_id_fkey";
            columns: ["creative_id"];
            isOneToOne: true;
            referencedRelation: "creatives";
            referencedColumns: ["id"];
          },
        ];
      };
      creatives: {
        Row: {
          brand_id: string | null;
          brief: Json | null;
          change: Json | null;
          created_at: string;
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
        Insert: {
          brand_id?: string | null;
          brief?: Json | null;
          change?: Json | null;
          created_at?: string;
          document_id: string;
          format?: string;
          id?: string;
          image_url: string;
          name?: string | null;
          prompt: string;
          source_id?: string | null;
          title: string;
          type: string;
          user_id: string;
        };
        Update: {
          brand_id?: string | null;
          brief?: Json | null;
          change?: Json | null;
          created_at?: string;
          document_id?: string;
          format?: string;
          id?: string;
          image_url?: string;
          name?: string | null;
          prompt?: string;
          source_id?: string | null;
          title?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "creatives_brand_id_fkey";
            columns: ["brand_id"];
            isOneToOne: false;
            referencedRelation: "brands";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "creatives_document_id_fkey";
            columns: ["document_id"];
            isOneToOne: false;
            referencedRelation: "documents";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "creatives_source_id_fkey";
            columns: ["source_id"];
            isOneToOne: false;
            referencedRelation: "creatives";
            referencedColumns: ["id"];
          },
        ];
      };
      documents: {
        Row: {
          changed_at: string;
          id: string;
          name: string | null;
          shown_id: string | null;
          title: string;
          type: string;
          user_id: string;
        };
        Insert: {
          changed_at: string;
          id: string;
          name?: string | null;
          shown_id?: string | null;
          title: string;
          type: string;
          user_id: string;
        };
        Update: {
          changed_at?: string;
          id?: string;
          name?: string | null;
          shown_id?: string | null;
          title?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      generations: {
        Row: {
          brand_id: string | null;
          brief: Json | null;
          created_at: string;
          creative_id: string | null;
          error_code: string | null;
          error_message: string | null;
          finished_at: string | null;
          format: string;
          id: string;
          lease_holder: string | null;
          lease_until: string | null;
          model: string | null;
          note: string | null;
          prompt: string;
          quality: string | null;
          service: string | null;
          source_id: string | null;
          state: string;
          ticket: Json | null;
          title: string;
          type: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          brand_id?: string | null;
          brief?: Json | null;
          created_at?: string;
          creative_id?: string | null;
          error_code?: string | null;
          error_message?: string | null;
          finished_at?: string | null;
          format?: string;
          id: string;
          lease_holder?: string | null;
          lease_until?: string | null;
          model?: string | null;
          note?: string | null;
          prompt: string;
          quality?: string | null;
          service?: string | null;
          source_id?: string | null;
          state?: string;
          ticket?: Json | null;
          title: string;
          type: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          brand_id?: string | null;
          brief?: Json | null;
          created_at?: string;
          creative_id?: string | null;
          error_code?: string | null;
          error_message?: string | null;
          finished_at?: string | null;
          format?: string;
          id?: string;
          lease_holder?: string | null;
          lease_until?: string | null;
          model?: string | null;
          note?: string | null;
          prompt?: string;
          quality?: string | null;
          service?: string | null;
          source_id?: string | null;
          state?: string;
          ticket?: Json | null;
          title?: string;
          type?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "generations_creative_id_fkey";
            columns: ["creative_id"];
            isOneToOne: false;
            referencedRelation: "creatives";
            referencedColumns: ["id"];
          },
        ];
      };
      lesson_reads: {
        Row: {
          lesson: string;
          read_at: string;
          user_id: string;
        };
        Insert: {
          lesson: string;
          read_at?: string;
          user_id?: string;
        };
        Update: {
          lesson?: string;
          read_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      meme_templates: {
        Row: {
          alt: string;
          aspect_ratio: number;
          boxes: Json;
          captions: Json;
          category: string;
          created_at: string;
          id: string;
          image_url: string;
          name: string;
          popularity_score: number;
          slug: string;
          structure: string;
        };
        Insert: {
          alt?: string;
          aspect_ratio?: number;
          boxes?: Json;
          captions?: Json;
          category?: string;
          created_at?: string;
          id?: string;
          image_url: string;
          name: string;
          popularity_score?: number;
          slug: string;
          structure?: string;
        };
        Update: {
          alt?: string;
          aspect_ratio?: number;
          boxes?: Json;
          captions?: Json;
          category?: string;
          created_at?: string;
          id?: string;
          image_url?: string;
          name?: string;
          popularity_score?: number;
          slug?: string;
          structure?: string;
        };
        Relationships: [];
      };
      stripe_customers: {
        Row: {
          created_at: string;
          customer_id: string;
          deleted_at: string | null;
          id: number;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          customer_id: string;
          deleted_at?: string | null;
          id?: never;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          customer_id?: string;
          deleted_at?: string | null;
          id?: never;
          user_id?: string | null;
        };
        Relationships: [];
      };
      stripe_orders: {
        Row: {
          amount_refunded: number;
          amount_subtotal: number | null;
          amount_total: number | null;
          checkout_session_id: string;
          created_at: string;
          currency: string | null;
          customer_id: string | null;
          deleted_at: string | null;
          dispute_status: string | null;
          gives_access: boolean;
          id: number;
          invoice_url: string | null;
          kind: string;
          payment_intent_id: string | null;
          payment_status: string | null;
          status: string;
        };
        Insert: {
          amount_refunded?: number;
          amount_subtotal?: number | null;
          amount_total?: number | null;
          checkout_session_id: string;
          created_at?: string;
          currency?: string | null;
          customer_id?: string | null;
          deleted_at?: string | null;
          dispute_status?: string | null;
          gives_access?: never;
          id?: never;
          invoice_url?: string | null;
          kind?: string;
          payment_intent_id?: string | null;
          payment_status?: string | null;
          status?: string;
        };
        Update: {
          amount_refunded?: number;
          amount_subtotal?: number | null;
          amount_total?: number | null;
          checkout_session_id?: string;
          created_at?: string;
          currency?: string | null;
          customer_id?: string | null;
          deleted_at?: string | null;
          dispute_status?: string | null;
          gives_access?: never;
          id?: never;
          invoice_url?: string | null;
          kind?: string;
          payment_intent_id?: string | null;
          payment_status?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: "stripe_orders_customer_id_fkey";
            columns: ["customer_id"];
            isOneToOne: false;
            referencedRelation: "stripe_customers";
            referencedColumns: ["customer_id"];
          },
        ];
      };
      usage_months: {
        Row: {
          figures: Json;
          month: string;
          user_id: string;
        };
        Insert: {
          figures: Json;
          month: string;
          user_id: string;
        };
        Update: {
          figures?: Json;
          month?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      usage_stats: {
        Row: {
          api_calls: number;
          date: string;
          images_generated: number;
          user_id: string;
        };
        Insert: {
          api_calls?: number;
          date: string;
          images_generated?: number;
          user_id: string;
        };
        Update: {
          api_calls?: number;
          date?: string;
          images_generated?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      user_profiles: {
        Row: {
          api_key_encrypted: string | null;
          created_at: string;
          email: string | null;
          id: string;
          plan: string;
        };
        Insert: {
          api_key_encrypted?: string | null;
          created_at?: string;
          email?: string | null;
          id: string;
          plan?: string;
        };
        Update: {
          api_key_encrypted?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          plan?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      creative_cards: {
        Row: {
          changed_at: string | null;
          created_at: string | null;
          format: string | null;
          headline: string | null;
          id: string | null;
          image_url: string | null;
          prompt: string | null;
          title: string | null;
          type: string | null;
          user_id: string | null;
          version_id: string | null;
          versions: number | null;
        };
        Relationships: [];
      };
      stripe_user_orders: {
        Row: {
          amount_refunded: number | null;
          amount_subtotal: number | null;
          amount_total: number | null;
          checkout_session_id: string | null;
          currency: string | null;
          customer_id: string | null;
          dispute_status: string | null;
          gives_access: boolean | null;
          invoice_url: string | null;
          kind: string | null;
          order_date: string | null;
          order_id: number | null;
          order_status: string | null;
          payment_intent_id: string | null;
          payment_status: string | null;
        };
        Relationships: [];
      };
      stripe_user_subscriptions: {
        Row: {
          cancel_at_period_end: boolean | null;
          current_period_end: number | null;
          current_period_start: number | null;
          customer_id: string | null;
          payment_method_brand: string | null;
          payment_method_last4: string | null;
          price_id: string | null;
          subscription_id: string | null;
          subscription_status: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      ads_swipe_filter_options: {
        Args: never;
        Returns: Json;
      };
      count_ads_swipe: {
        Args: {
          company?: string;
          industry?: string;
          platform?: string;
          search?: string;
          without_picture?: boolean;
        };
        Returns: Json;
      };
      count_creatives: {
        Args: {
          search?: string;
          type?: string;
        };
        Returns: number;
      };
      count_meme_templates: {
        Args: {
          category?: string;
          search?: string;
        };
        Returns: number;
      };
      counted_usage_of_month: {
        Args: {
          month?: string;
        };
        Returns: Json;
      };
      creative_filter_options: {
        Args: never;
        Returns: Json;
      };
      has_access: {
        Args: never;
        Returns: boolean;
      };
      is_bananaman: {
        Args: never;
        Returns: boolean;
      };
      list_creative_ids: {
        Args: {
          after_changed_at?: string;
          after_id?: string;
          search?: string;
          type?: string;
        };
        Returns: Json;
      };
      meme_template_filter_options: {
        Args: never;
        Returns: Json;
      };
      name_version: {
        Args: {
          name: string;
          version_id: string;
        };
        Returns: undefined;
      };
      rename_document: {
        Args: {
          document_id: string;
          name: string;
        };
        Returns: undefined;
      };
      search_ads_swipe: {
        Args: {
          after_created_at?: string;
          after_id?: string;
          company?: string;
          industry?: string;
          page_size?: number;
          platform?: string;
          search?: string;
          without_picture?: boolean;
        };
        Returns: Database["public"]["Tables"]["ads_swipe"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "ads_swipe";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_creatives: {
        Args: {
          after_changed_at?: string;
          after_id?: string;
          page_size?: number;
          search?: string;
          type?: string;
        };
        Returns: Database["public"]["Views"]["creative_cards"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "creative_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_meme_templates: {
        Args: {
          after_created_at?: string;
          after_id?: string;
          after_name?: string;
          after_score?: number;
          category?: string;
          page_size?: number;
          search?: string;
          sort?: string;
        };
        Returns: Database["public"]["Tables"]["meme_templates"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "meme_templates";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      show_version: {
        Args: {
          version_id: string;
        };
        Returns: undefined;
      };
      storage_used: {
        Args: never;
        Returns: number;
      };
      usage_of_month: {
        Args: {
          month?: string;
        };
        Returns: Json;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
