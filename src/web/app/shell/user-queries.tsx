import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

/** Give it the user's id as key: what one person was shown is gone before the next one sees anything. */
export function UserQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const FRESH_FOR_MS = 30_000;

/** What the server said, kept for one person: another user gets another client. */
const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: 1 } } });
