import { Link } from "@tanstack/react-router";
import type { ApiKeyState } from "@/lib/api-key/get-api-key.ts";

export function KeyChip({ apiKey }: { apiKey: ApiKeyState }) {
  if (apiKey.status !== "present") return null;
  return (
    <Link
      to="/dashboard/settings"
      className="inline-flex h-8 items-center gap-2 rounded-full px-3 font-medium text-13 text-ink-2 shadow-line hover:bg-inset pointer-coarse:h-10"
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-ok-dot" />
      {apiKey.isDemo ? "Built-in composer" : "Key connected"}
    </Link>
  );
}
