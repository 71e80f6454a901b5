import { SmallBrief } from "@/components/brief/small-brief.tsx";
import type { Brief } from "../../../../shared/brief/brief.ts";
import type { BriefReading } from "../../../../shared/brief/reading.ts";
import { withSet } from "../../../../shared/brief/with-set.ts";

type UnderstoodLineProps = { reading: BriefReading; set: Brief; onSet: (set: Brief) => void };

/** What the ideas below were made from. A correction bakes them again, in the same layouts. */
const UnderstoodLine = ({ reading, set, onSet }: UnderstoodLineProps) => (
  <SmallBrief brief={withSet(reading.brief, set)} headlines={reading.headlines} set={set} onSet={onSet} />
);

export default UnderstoodLine;
