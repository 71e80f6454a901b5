import { createFileRoute, redirect } from "@tanstack/react-router";
import { readText } from "@/lib/list/address.ts";

/** `template` is the slug of the template to caption. */
type CreateSearch = { template?: string | undefined };

export const Route = createFileRoute("/dashboard/memes_/create")({
  validateSearch: ({ template }: Record<string, unknown>): CreateSearch => ({ template: readText(template) }),
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/memes", replace: true });
  },
});
