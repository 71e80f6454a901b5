import { adminChartsInput } from "../../shared/contracts/admin-charts.ts";
import { readCharts } from "../admin/users/read-charts.ts";
import { defineFunction } from "./define-function.ts";

export const adminCharts = defineFunction({
  access: "admin",
  input: adminChartsInput,
  maxBody: 1024,
  run: ({ range }, { pool }) => readCharts(pool, range),
});
