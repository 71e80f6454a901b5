import { QueryClient } from "@tanstack/react-query";

const FRESH_FOR_MS = 30_000;

/** What the server said, kept for one person: another user gets another client. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: 1 } } });
