import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { useIsBananaman } from "./api/is-bananaman.ts";

/** `screen` completes the sentence "Only Bananaman has access to ...". */
export function BananamanGate({ screen, children }: { screen: string; children: ReactNode }) {
  const { isBananaman, isLoading } = useIsBananaman();
  if (isLoading) {
    return (
      <div className="grid min-h-[60vh] place-items-center text-ink-2">
        <h1 className="sr-only">{screen}</h1>
        <Spinner size="lg" label="Checking access" />
      </div>
    );
  }
  return isBananaman ? children : <AccessDenied screen={screen} />;
}
