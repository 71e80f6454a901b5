import type { ListedCreative } from "./read-list.ts";

/** Which creatives of an export are where in the account, so that versions meet again in their document. */
export function createJoined() {
  const versions = new Map<string, string>();
  const documents = new Map<string, string>();
  const shown = new Map<string, string>();
  return {
    note({ id: exportedId, document_id, is_shown }: ListedCreative, at: { id: string; documentId: string | null }) {
      versions.set(exportedId, at.id);
      if (!document_id || !at.documentId) return;
      documents.set(document_id, at.documentId);
      if (is_shown) shown.set(document_id, at.id);
    },
    documentOf: ({ document_id }: ListedCreative) => (document_id ? documents.get(document_id) : undefined),
    at: ({ document_id, source_id }: ListedCreative) => ({
      source_id: (source_id && versions.get(source_id)) || null,
      shown_id: (document_id && shown.get(document_id)) || null,
    }),
  };
}
