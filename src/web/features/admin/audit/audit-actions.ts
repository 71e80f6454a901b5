/** What an entry says: as a heading, as the middle of a sentence, and after "tried to". */
type ActionWords = { what: string; did: string; tried: string };

/** `{about}` is the person or file that the entry names. */
export const AUDIT_ACTIONS: Record<string, ActionWords> = {
  "grant-free-access": {
    what: "Granted free access",
    did: "granted free access to {about}",
    tried: "grant free access",
  },
  "revoke-free-access": {
    what: "Took back free access",
    did: "took back free access from {about}",
    tried: "take back free access",
  },
  "ban-user": { what: "Banned a user", did: "banned {about}", tried: "ban a user" },
  "unban-user": { what: "Unbanned a user", did: "unbanned {about}", tried: "unban a user" },
  "change-email": {
    what: "Asked for another e-mail",
    did: "asked for another e-mail for {about}",
    tried: "change an e-mail",
  },
  "confirm-email-change": {
    what: "Confirmed another e-mail",
    did: "moved {about}, confirmed from the new mailbox",
    tried: "confirm another e-mail",
  },
  "cancel-email-change": {
    what: "Cancelled an e-mail change",
    did: "cancelled the e-mail change of {about}",
    tried: "cancel an e-mail change",
  },
  "send-sign-in-mail": {
    what: "Sent a sign-in mail",
    did: "sent a sign-in mail to {about}",
    tried: "send a sign-in mail",
  },
  "end-sessions": { what: "Ended sessions", did: "ended sessions of {about}", tried: "end somebody's sessions" },
  "bananaman add": {
    what: "Made an administrator",
    did: "made {about} an administrator",
    tried: "make an administrator",
  },
  "bananaman remove": {
    what: "Removed an administrator",
    did: "took the administrator's role from {about}",
    tried: "remove an administrator",
  },
  "take-down-picture": {
    what: "Took down a picture",
    did: "took down a picture of {about}",
    tried: "take down a picture",
  },
  "upload-ads": { what: "Uploaded ads", did: "uploaded {about}", tried: "upload ads" },
  "undo-ad-upload": { what: "Undid an upload", did: "undid the upload of {about}", tried: "undo an upload" },
  "restore-ad-upload": {
    what: "Restored an upload",
    did: "restored the upload of {about}",
    tried: "restore an upload",
  },
  "retry-ad-rows": { what: "Retried rows", did: "retried rows of {about}", tried: "retry rows of an upload" },
  "process-ads-swipe-images": {
    what: "Started image processing",
    did: "started to process the pictures of the ads",
    tried: "process the pictures of the ads",
  },
  "send-test-email": { what: "Sent a test mail", did: "sent a test mail to {about}", tried: "send a test mail" },
  "export-users": { what: "Exported the users", did: "exported the users", tried: "export the users" },
  "export-audit": { what: "Exported the audit log", did: "exported the audit log", tried: "export the audit log" },
  "admin-user": { what: "Read a user", did: "read {about}", tried: "read a user" },
  "change-user-email": { what: "Asked for another e-mail", did: "asked for another e-mail", tried: "change an e-mail" },
  "admin-users": { what: "Listed the users", did: "listed the users", tried: "list the users" },
  "admin-user-figures": { what: "Read the figures", did: "read the figures", tried: "read the figures of all users" },
  "admin-charts": { what: "Read the charts", did: "read the charts", tried: "read sales and sign-ups" },
  "admin-audit": { what: "Read the audit log", did: "read the audit log", tried: "read the audit log" },
};

/** The actions that can be chosen as a filter, by subject. */
export const AUDIT_KINDS: readonly {
  group: string;
  kinds: readonly { key: string; label: string; actions: string[] }[];
}[] = [
  {
    group: "Access",
    kinds: [
      { key: "access", label: "Granted or took back", actions: ["grant-free-access", "revoke-free-access"] },
      { key: "administrators", label: "Administrators", actions: ["bananaman add", "bananaman remove"] },
    ],
  },
  {
    group: "Account",
    kinds: [
      { key: "bans", label: "Banned or unbanned", actions: ["ban-user", "unban-user"] },
      {
        key: "emails",
        label: "Changed an e-mail",
        actions: ["change-email", "confirm-email-change", "cancel-email-change"],
      },
      { key: "sign-in", label: "Sent a sign-in mail", actions: ["send-sign-in-mail"] },
      { key: "sessions", label: "Ended sessions", actions: ["end-sessions"] },
    ],
  },
  {
    group: "Content",
    kinds: [
      {
        key: "uploads",
        label: "Uploaded or undid",
        actions: ["upload-ads", "undo-ad-upload", "restore-ad-upload", "retry-ad-rows", "process-ads-swipe-images"],
      },
      { key: "pictures", label: "Took down a picture", actions: ["take-down-picture"] },
      { key: "mails", label: "Sent a test mail", actions: ["send-test-email"] },
      { key: "exports", label: "Exported a list", actions: ["export-users", "export-audit"] },
    ],
  },
];
