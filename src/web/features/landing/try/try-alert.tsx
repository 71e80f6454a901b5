import { MAX_DEMO_SENTENCE } from "../../../../shared/landing-demo.ts";
import { megabytes } from "./megabytes.ts";
import { TryIcon } from "./try-icon.tsx";
import { isTooLong, lengthOf, type Problem, type TryState } from "./try-state.ts";

export function TryAlert({ state }: { state: TryState }) {
  const [title, words] = isTooLong(state) ? tooLong(lengthOf(state)) : explain(state.problem);
  return (
    <p className="try-alert" id="try-problem" role="alert">
      <TryIcon name="alert" size={18} />
      <span>
        <b>{title}</b> {words}
      </span>
    </p>
  );
}

const tooLong = (length: number) => [
  "That did not fit into a poster.",
  `It has ${length} characters; ${MAX_DEMO_SENTENCE} is the limit here. Keep the offer and the name, drop the rest.`,
];

const SAFE = "Your sentence is still here; nothing was sent.";

function explain(problem: Problem | null): string[] {
  if (problem?.kind === "refused") return ["That would not bake.", problem.message];
  if (problem?.kind === "broken") return ["The oven went out.", `${problem.message} ${SAFE}`];
  const where = problem && problem.bytes > 0 ? ` at ${megabytes(problem.bytes, problem.total)}` : "";
  return ["The oven did not load.", `The connection dropped${where}. ${SAFE}`];
}
