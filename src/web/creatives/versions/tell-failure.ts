import { showToast } from "@/lib/show-toast.ts";

type Failure = { title: string /** What is as it was. */; kept: string; error: unknown };

const isGone = (error: unknown) => (error as { code?: unknown } | null)?.code === "PT404";

export function tellFailure({ title, kept, error }: Failure) {
  console.error(error);
  const next = isGone(error) ? "It was deleted meanwhile." : "Check your connection and try again.";
  showToast({ tone: "bad", title, description: `${kept} ${next}` });
}
