import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";

/** Far more than any export contains; a file that claims more is not an export. */
const MAX_ENTRIES = 250_000;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;

export type OpenZip = {
  names: string[];
  /** Null when there is no such file. Refuses one whose declared or actual length exceeds `maxBytes`. */
  read: (name: string, maxBytes: number) => Promise<Buffer | null>;
  close: () => void;
};

/** A zip on disk, read entry by entry, so that its size does not matter. Also works for one packed again by hand. */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(whyUnreadable(path, cause), { cause });
  });
  try {
    const entries = await readDirectory(zip);
    return {
      names: [...entries.keys()],
      async read(name, maxBytes) {
        const entry = entries.get(name);
        return entry ? readEntry(zip, entry, maxBytes) : null;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function whyUnreadable(path: string, { code }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return `There is no file ${path}.`;
  if (code === "EISDIR") return `${path} is a folder. Name the zip file itself.`;
  if (code) return `${path} cannot be read (${code}).`;
  return "This is not a zip file, or it was cut short. Download your data again.";
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  const tooMuch = () => new Error("This zip holds more files than an export ever does. Nothing was added.");
  if (zip.entryCount > MAX_ENTRIES) throw tooMuch();
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const listed = zip.eachEntry();
  for (;;) {
    const { value: entry, done } = await listed.next().catch((cause: unknown) => {
      throw new Error("The list of files in this zip is damaged. Download your data again.", { cause });
    });
    if (done) return entries;
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > MAX_DIRECTORY_BYTES) throw tooMuch();
    entries.set(entry.fileName, entry);
  }
}

async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  const { fileName: name } = entry;
  const tooLarge = () => new Error(`${name} is larger than anything in an export. Nothing more was added.`);
  const damaged = (cause?: unknown) => new Error(`${name} is damaged. Download your data again.`, { cause });
  if (entry.isEncrypted()) throw new Error(`${name} is locked with a password. Pack it again without one.`);
  if (entry.uncompressedSize > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw damaged(cause);
  }
  if (size > maxBytes) throw tooLarge();
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw damaged();
  return bytes;
}
