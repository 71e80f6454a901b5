import { randomUUID } from "node:crypto";

const PREFIX = "granted_";

/** Takes the place of the provider's id for access that was granted for free. */
export const newGrantedId = () => PREFIX + randomUUID();
export const isGrantedId = (id: string) => id.startsWith(PREFIX);
