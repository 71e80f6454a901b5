import type { OwnPicture } from "./picture.ts";

const DATABASE = "bananabread-memes";
const STORE = "pictures";

/** The last picture of one's own, by user, so that a draft on it survives closing the page. */
export async function keepOwnPicture(userId: string, picture: OwnPicture): Promise<void> {
  await inStore("readwrite", (store) => store.put(picture, userId));
}

export async function readOwnPicture(userId: string): Promise<OwnPicture | null> {
  return ((await inStore("readonly", (store) => store.get(userId))) as OwnPicture | undefined) ?? null;
}

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await done(opening());
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function opening() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
