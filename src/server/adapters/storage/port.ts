import type { Queryable } from "../../database/pool.ts";

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

export type NewObject = {
  bucket: string;
  name: string;
  ownerId: string | null;
  bytes: Uint8Array;
  contentType: string;
};

/** Keeps an object together with what `insert` writes about it: both, or neither. */
export type KeepObject = (
  object: NewObject,
  insert: (insertObjectRow: (db: Queryable) => Promise<string>) => Promise<string>,
) => Promise<unknown>;

/** The bytes of a stored object, for the server's own use; null when there is no such object. */
export type ReadObject = (bucket: string, name: string) => Promise<Uint8Array | null>;

/** How objects go, here or in a hosted project. */
export type RemoveObject = {
  /** The object: from now on nobody sees it. False when there was none. */
  remove: (db: Queryable, bucket: string, name: string) => Promise<boolean>;
  /** A file whose row is gone. */
  removeFile: (key: ObjectKey) => Promise<void>;
};
