import { Link } from "@tanstack/react-router";
import type { ApiKeyState } from "@/api-key/get-api-key.ts";

const onPhonesOnlyHeard = "max-tablet:sr-only";

export function KeyChip({ apiKey }: { apiKey: ApiKeyState }) {
  if (apiKey.status !== "present") return null;
  return (
    <Link
      to="/dashboard/settings"
      className="inline-flex h-8 flex-none items-center gap-2 whitespace-pre rounded-full px-3 font-medium text-13 text-ink-2 shadow-line hover:bg-inset max-tablet:h-10 max-tablet:gap-1.5 max-tablet:px-1 max-[359px]:w-10 max-[359px]:justify-center max-tablet:shadow-none pointer-coarse:h-10"
    >
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-ok-dot" />
      <span className="max-[359px]:sr-only">
        {apiKey.isDemo ? (
          <>
            <span className={onPhonesOnlyHeard}>Built-in composer</span>
            <span aria-hidden="true" className="tablet:hidden">
              Composer
            </span>
          </>
        ) : (
          <>
            Key<span className={onPhonesOnlyHeard}> connected</span>
          </>
        )}
      </span>
    </Link>
  );
}
