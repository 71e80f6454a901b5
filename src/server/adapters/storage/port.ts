import type { Queryable } from "../../database/pool.ts";

/** One stored file. Each upload makes a version of its own, so writers of the same name never conflict. */
export type ObjectKey = { bucket: string; name: string; version: string };

export type StoredObject = {
  version: string;
  size: number;
  contentType: string;
  /** Strong, by content, including its quotes: exactly as in the header. */
  etag: string;
  modifiedAt: Date;
};

/** What a store has is no longer what was stored. Some stores notice that while the content is read. */
export class DamagedObjectError extends Error {}

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

export type ObjectStore = {
  /** All or nothing: until this resolves nothing can be read; after that the file survives a power cut. */
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
  /**
   * Stores a file under the version that it has in another store or in a backup. All or nothing; content that is not
   * what the version's name says is refused.
   */
  restore: (key: ObjectKey, content: AsyncIterable<Uint8Array>, size: number) => Promise<void>;
  /** Removing a missing file succeeds. */
  remove: (key: ObjectKey) => Promise<void>;
  /** Every file last written before this time, a few hundred at a time. */
  listOld: (before: Date) => AsyncIterable<OldFile[]>;
  /** Where a browser can read the file without us; null when only we can. For objects that are public anyway. */
  publicAddress: (key: ObjectKey) => string | null;
};

/** Files that can be made again, by name: renditions, the pictures of the example ads. Written whole or not at all. */
export type NamedFiles = {
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  isThere: (name: string) => Promise<boolean>;
  /** Removing a missing file succeeds. */
  remove: (name: string) => Promise<void>;
  /** All files whose names start like this, a few hundred at a time. */
  list: (start?: string) => AsyncIterable<{ name: string; modifiedAt: Date }[]>;
};

/** A file in the store: its version is known, the name that it was stored under is not. */
export type OldFile = { version: string; remove: () => Promise<void> };

export type NewObject = {
  bucket: string;
  name: string;
  ownerId: string | null;
  bytes: Uint8Array;
  contentType: string;
  /** How long browsers keep it: for ever, when it is left out. Only for names that nobody will ever take again. */
  cacheControl?: string;
};

/** Stores an object together with the rows that `insert` writes: both, or neither. */
export type KeepObject = (
  object: NewObject,
  insert: (insertObjectRow: (db: Queryable) => Promise<string>) => Promise<string>,
) => Promise<unknown>;

/** The bytes of a stored object, for the server's own use; null when there is no such object. */
export type ReadObject = (bucket: string, name: string) => Promise<Uint8Array | null>;

/** How objects are removed, here or in a hosted project. */
export type RemoveObject = {
  /** Removes the object: from now on nobody sees it. False when there was none. */
  remove: (db: Queryable, bucket: string, name: string) => Promise<boolean>;
  /** Removes a file whose row is deleted. */
  removeFile: (key: ObjectKey) => Promise<void>;
};
