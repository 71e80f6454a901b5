import { useEffect, useState } from "react";

/** A number to name the crash by. The console shows it beside what happened. */
export function useReportNumber(error: unknown): string {
  const [number] = useState(makeReportNumber);
  useEffect(() => console.error(`Report ${number}:`, error), [number, error]);
  return number;
}

function makeReportNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return `err_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
