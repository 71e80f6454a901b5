import type { AuditPage } from "../api/list-audit.ts";
import { AUDIT_KINDS } from "./audit-actions.ts";
import type { AuditAddress } from "./read-audit-address.ts";

/** The page of the log that the address asks for. */
export function toAuditPage({ what, ...address }: AuditAddress): AuditPage {
  const chosen = chosenKinds(what);
  if (chosen.length === 0) return address;
  const kinds = AUDIT_KINDS.flatMap((group) => group.kinds).filter(({ key }) => chosen.includes(key));
  return { ...address, what: kinds.flatMap(({ actions }) => actions) };
}

export function chosenKinds(what: string | undefined): string[] {
  const known = AUDIT_KINDS.flatMap(({ kinds }) => kinds.map(({ key }) => key));
  return (what ?? "").split(".").filter((key) => known.includes(key));
}
