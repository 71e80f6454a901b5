// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.

export type StorageRows = {
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
