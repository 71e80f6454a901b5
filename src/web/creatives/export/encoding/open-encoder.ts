import type { Encoded, EncodeJob, FromEncoder, Judged, JudgeJob, Size, ToEncoder } from "./encode-messages.ts";
import type { FileWish } from "./fit-bytes.ts";

/** A picture that cannot be had in a size; the message says why. */
export class CannotBeMet extends Error {}

export type Encoder = {
  /** The bitmap is closed, whatever happens. */
  pixels(bitmap: ImageBitmap, isAiMade: boolean, wishes: readonly FileWish[]): Promise<Encoded>;
  /** Cuts a finished picture to a size where that loses nothing. Rejects with CannotBeMet where it would. */
  cut(picture: Blob, isAiMade: boolean, size: Size, wishes: readonly FileWish[]): Promise<Encoded>;
  judge(picture: Blob, sizes: readonly Size[]): Promise<Judged[]>;
  close(): void;
};

type Waiting = { resolve: (answer: FromEncoder) => void; reject: (error: Error) => void };

/** Encodes pictures in a worker. A finished picture is sent once, and decoded once. */
export function openEncoder(): Encoder {
  const worker = new Worker(new URL("./encode-worker.ts", import.meta.url), { type: "module", name: "encoder" });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let sent: Blob | undefined;
  let picture = 0;

  worker.onmessage = ({ data }: MessageEvent<FromEncoder>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ("refused" in data) reject?.(new CannotBeMet(data.refused));
    else if ("failed" in data) {
      // What could not be decoded is not there for the next size either.
      sent = undefined;
      reject?.(new Error(data.failed));
    } else resolve?.(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end("The part of this page that writes files stopped working.");
  };

  function end(words: string) {
    for (const { reject } of waiting.values()) reject(new Error(words));
    waiting.clear();
  }

  function ask(order: { encode: EncodeJob } | { check: JudgeJob }, transfer: Transferable[] = []) {
    const id = ++last;
    return new Promise<FromEncoder>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...order } satisfies ToEncoder, transfer);
    });
  }

  async function encode(job: EncodeJob, transfer?: Transferable[]): Promise<Encoded> {
    const answer = await ask({ encode: job }, transfer);
    if (!("encoded" in answer)) throw new Error("The file was not written.");
    return answer.encoded;
  }

  function known(file: Blob) {
    if (file === sent) return { picture };
    sent = file;
    picture += 1;
    return { picture, file };
  }

  return {
    pixels(bitmap, isAiMade, wishes) {
      const size = { width: bitmap.width, height: bitmap.height };
      return encode({ size, isAiMade, wishes, pixels: bitmap }, [bitmap]);
    },
    cut: (file, isAiMade, size, wishes) => encode({ size, isAiMade, wishes, ...known(file) }),
    async judge(file, sizes) {
      const answer = await ask({ check: { judge: sizes, ...known(file) } });
      return "judged" in answer ? answer.judged : [];
    },
    close() {
      worker.terminate();
      end("The export was closed.");
    },
  };
}
