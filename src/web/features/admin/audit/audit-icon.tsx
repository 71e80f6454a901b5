import {
  AtSign,
  Ban,
  Gift,
  ImageOff,
  LogOut,
  type LucideIcon,
  Mail,
  RefreshCw,
  ScrollText,
  Shield,
  ShieldX,
  Undo2,
  Upload,
} from "lucide-react";
import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";

const ICONS: Record<string, LucideIcon> = {
  "grant-free-access": Gift,
  "revoke-free-access": Undo2,
  "ban-user": Ban,
  "unban-user": Ban,
  "change-email": AtSign,
  "confirm-email-change": AtSign,
  "cancel-email-change": AtSign,
  "send-sign-in-mail": Mail,
  "send-test-email": Mail,
  "end-sessions": LogOut,
  "bananaman add": Shield,
  "bananaman remove": Shield,
  "take-down-picture": ImageOff,
  "upload-ads": Upload,
  "undo-ad-upload": Undo2,
  "restore-ad-upload": RefreshCw,
  "retry-ad-rows": RefreshCw,
  "process-ads-swipe-images": RefreshCw,
};

export function AuditIcon({ entry }: { entry: Pick<AuditEntry, "action" | "outcome"> }) {
  const Icon = entry.outcome === "refused" ? ShieldX : (ICONS[entry.action] ?? ScrollText);
  return <Icon aria-hidden="true" size={16} className="flex-none text-ink-2" />;
}
