/** @jsxImportSource hono/jsx */

export function Problem({ problem }: { problem: string | null }) {
  return problem ? (
    <p class="alert" role="alert">
      {problem}
    </p>
  ) : null;
}
