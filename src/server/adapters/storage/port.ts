/** One stored file. Each upload makes a version of its own, so writers of the same name never meet. */
export type ObjectKey = { bucket: string; name: string; version: string };

export type StoredObject = {
  version: string;
  size: number;
  contentType: string;
  /** Strong, by content, with its quotes: as it stands in the header. */
  etag: string;
  modifiedAt: Date;
};

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

export type ObjectStore = {
  /** Whole or not at all: until this resolves nothing can be read, afterwards a power cut takes nothing away. */
  put: (
    bucket: string,
    name: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    contentType: string,
  ) => Promise<StoredObject>;
  get: (
    key: ObjectKey,
    range?: ByteRange,
  ) => Promise<(StoredObject & { body: ReadableStream<Uint8Array<ArrayBuffer>> }) | null>;
  stat: (key: ObjectKey) => Promise<StoredObject | null>;
  /** Removing what is not there is done already. */
  remove: (key: ObjectKey) => Promise<void>;
  /** Every file last written before this moment, some hundreds at a time. */
  listOld: (before: Date) => AsyncIterable<OldFile[]>;
};

/** A file as it lies there: its version is known, the name that it was stored under is not. */
export type OldFile = { version: string; remove: () => Promise<void> };
