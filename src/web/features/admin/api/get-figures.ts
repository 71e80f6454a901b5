import { useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { adminChartsOutput, type ChartRange } from "../../../../shared/contracts/admin-charts.ts";
import { adminUserFiguresOutput } from "../../../../shared/contracts/admin-users.ts";

const FRESH_FOR_MS = 30_000;
const LOOK_EVERY_MS = 60_000;

export function useFigures() {
  return useQuery({
    queryKey: ["admin-users", "figures"],
    queryFn: async () => callFunction(await getSupabase(), "admin-user-figures", {}, adminUserFiguresOutput),
    staleTime: FRESH_FOR_MS,
    refetchInterval: LOOK_EVERY_MS,
  });
}

export function useCharts(range: ChartRange) {
  return useQuery({
    queryKey: ["admin-users", "charts", range],
    queryFn: async () => callFunction(await getSupabase(), "admin-charts", { range }, adminChartsOutput),
    staleTime: FRESH_FOR_MS,
    refetchInterval: LOOK_EVERY_MS,
  });
}
