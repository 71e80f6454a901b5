import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

/** Use the user's id as its key, so that one person's data is cleared before the next person sees anything. */
export function UserQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const FRESH_FOR_MS = 30_000;

/** The query cache of one person: another user gets another client. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: (failures) => failures < 1 && navigator.onLine,
        // Without a connection a query fails, so that its screen can say so, and is repeated when there is one again.
        // Otherwise it would wait silently behind a skeleton.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
