import { queryOptions, useQuery } from "@tanstack/react-query";
import { useIsOnline } from "@/lib/use-is-online.ts";
import { getSupabase, useSession } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import { type AiServices, aiServicesOutput, type ServiceView } from "../../shared/contracts/ai-services.ts";

async function getAiServices(): Promise<AiServices> {
  return callFunction(await getSupabase(), "ai-services", {}, aiServicesOutput);
}

export const aiServicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["ai-services", userId],
    queryFn: getAiServices,
    // What was spent grows with every picture, and the prices of a listed model may change.
    staleTime: 0,
  });

export type MyServices =
  /** Not loaded yet, or none is chosen. A failed lookup counts as none, unless there is no connection. */
  | { status: "unknown" | "absent"; all: AiServices | null; chosen: null }
  /** `chosen` is the default for pictures. */
  | { status: "present"; all: AiServices; chosen: ServiceView };

/** For what also shows that it is loading, or that it failed. */
export function useAiServicesQuery() {
  const { user } = useSession();
  return useQuery({ ...aiServicesQuery(user?.id ?? ""), enabled: user !== null });
}

/** The AI services that this person may use, and the one that makes pictures unless another is named. */
export function useAiServices(): MyServices {
  const { data, isError } = useAiServicesQuery();
  const isOnline = useIsOnline();
  if (!data) return { status: isError && isOnline ? "absent" : "unknown", all: null, chosen: null };
  const chosen = findService(data, data.defaults.image);
  return chosen ? { status: "present", all: data, chosen } : { status: "absent", all: data, chosen: null };
}

export const findService = ({ services }: AiServices, id: ServiceId | null | undefined): ServiceView | null =>
  services.find((service) => service.id === id) ?? null;
