declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  export type Context = {
    method: string;
    path: string;
    req: import("node:http").IncomingMessage;
    status: number;
    type: string;
    body: unknown;
    set: (name: string, value: string) => void;
    get: (name: string) => string;
  };

  /** The parts of s3rver, which ships no types, that the stand-in uses. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets?: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    httpServer: Server;
    store: {
      putBucket: (name: string) => Promise<unknown>;
      deleteObject: (bucket: string, key: string) => Promise<void>;
    };
    run: () => Promise<unknown>;
    close: () => Promise<void>;
  }
}
