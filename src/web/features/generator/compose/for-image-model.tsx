import { Link } from "@tanstack/react-router";
import { Info } from "lucide-react";
import { Notice } from "@/components/ui/notice.tsx";
import { picturedIn, stageDirections } from "../../../../engine/author/understood/stage-directions.ts";

const MAX_QUOTED = 2;
const MAX_QUOTE = 60;

/** Before anything is generated: what of this description the built-in composer cannot do. */
export function ForImageModel({ prompt }: { prompt: string }) {
  const directions = stageDirections(prompt).map(({ from, to }) => prompt.slice(from, to));
  if (directions.length === 0 && !picturedIn(prompt)) return null;
  return (
    <Notice icon={<Info aria-hidden="true" size={16} />} className="text-13">
      <b className="font-semibold">This reads like a prompt for an AI image service.</b> The built-in composer sets
      words and drawings. {directions.length > 0 && `It leaves out ${quoted(directions)}. `}
      <Link to="/dashboard/settings" search={{ add: true }} className="underline">
        Connect a service
      </Link>
    </Notice>
  );
}

function quoted(sentences: readonly string[]): string {
  const shown = sentences
    .slice(0, MAX_QUOTED)
    .map((words) => `“${words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE).replace(/\s+\S*$/u, "")}…` : words}”`);
  const more = sentences.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(", ").replace(/, ([^,]*)$/u, " and $1");
}
