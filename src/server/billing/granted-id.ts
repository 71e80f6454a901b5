import { randomUUID } from "node:crypto";

const PREFIX = "granted_";

/** Stands where a purchase has the provider's number, for what was given for nothing. */
export const newGrantedId = () => PREFIX + randomUUID();
export const isGrantedId = (id: string) => id.startsWith(PREFIX);
