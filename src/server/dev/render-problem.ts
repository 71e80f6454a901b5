import { escapeHtml } from "./escape-html.ts";

export function renderProblem(problem: string | null): string {
  return problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : "";
}
