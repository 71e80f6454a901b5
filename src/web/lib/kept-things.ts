const STORE = "pictures";

/** Things too large for the browser's small storage, by a key. Each use has a database of its own. */
export function keptThings<Thing>(database: string) {
  async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
    const opened = await done(opening(database));
    try {
      return await done(work(opened.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      opened.close();
    }
  }
  return {
    keep: (key: string, thing: Thing) => inStore("readwrite", (store) => store.put(thing, key)),
    read: async (key: string) => ((await inStore("readonly", (store) => store.get(key))) as Thing | undefined) ?? null,
    forget: (key: string | IDBKeyRange) => inStore("readwrite", (store) => store.delete(key)),
  };
}

function opening(database: string) {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
