import { useState } from "react";
import { Card } from "@/components/ui/card.tsx";
import { ScrollSentinel } from "@/components/ui/scroll-sentinel.tsx";

const PAGE = 8;
const END = 24;

export function ScrollSection() {
  const [count, setCount] = useState(PAGE);
  return (
    <Card title="Endless list" flush>
      <ul className="divide-y divide-line">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number} className="flex h-11 items-center px-5">
            Creative {number}
          </li>
        ))}
      </ul>
      <ScrollSentinel margin="0px" key={count} disabled={count >= END} onReach={() => setCount(count + PAGE)} />
      <p role="status" className="border-line border-t px-5 py-3 text-ink-3 text-xs">
        {count} of {END}
      </p>
    </Card>
  );
}
