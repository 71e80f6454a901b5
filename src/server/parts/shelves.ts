import { createFileStore } from "../adapters/storage/files.ts";
import type { ObjectStore } from "../adapters/storage/port.ts";
import type { Config } from "../config/config.ts";
import { storeFolder } from "./objects.ts";

/** For commands that need nothing else. */
export const createObjectStore = (config: Config): ObjectStore => createFileStore(storeFolder(config));
