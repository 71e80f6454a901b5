import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";
import { AUDIT_ACTIONS } from "./audit-actions.ts";

const GONE = "deleted account";
const WRITE = /^write to (.+)$/;

/** Who did it. Deleting an account also removes it from the entries it made. */
export function auditWho({ actor, action, outcome }: AuditEntry): string {
  if (actor) return actor.email ?? GONE;
  if (outcome === "automatic") return "System";
  return action.startsWith("bananaman ") ? "Command line" : GONE;
}

/** Whom or what it is about, or null when the entry names nothing. */
export function auditAbout({ about, target }: AuditEntry): string | null {
  return about ? (about.email ?? GONE) : target;
}

/** What was done, without names: "Granted free access", "Tried to ban a user". */
export function auditWhat({ action, outcome }: AuditEntry): string {
  if (outcome === "refused") return `Tried to ${triedWords(action)}`;
  return AUDIT_ACTIONS[action]?.what ?? readable(action);
}

/** The whole entry in a sentence: "june@loafworks.test granted free access to dana@fernhill.test". */
export function auditSentence(entry: AuditEntry): string {
  const who = auditWho(entry);
  const subject = who === GONE ? "A deleted account" : who === "Command line" ? "The command line" : who;
  if (entry.outcome === "refused") return `${subject} tried to ${triedWords(entry.action)}`;
  const about = auditAbout(entry);
  const known = AUDIT_ACTIONS[entry.action];
  if (known) return `${subject} ${known.did.replace("{about}", () => nameOf(about))}`;
  return `${subject}: ${readable(entry.action)}${about ? `, ${about}` : ""}`;
}

const nameOf = (about: string | null) => (about === null || about === GONE ? `a ${GONE}` : about);

function triedWords(action: string): string {
  const table = WRITE.exec(action)?.[1];
  if (table) return `write to the table ${table}`;
  return AUDIT_ACTIONS[action]?.tried ?? `call ${action}`;
}

/** An action without words of its own: "some-new-action" becomes "Some new action". */
function readable(action: string): string {
  const words = action.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
