import { useEffect, useRef, useState } from "react";
import { openOven } from "@/oven/open-oven.ts";
import type { Oven } from "@/oven/oven.ts";

/** The page's oven, opened when it is first used, and words about what it last did. */
export function useOven() {
  const opened = useRef<Promise<Oven>>(undefined);
  const fetched = useRef(0);
  const [words, setWords] = useState("Cold");

  useEffect(() => () => void opened.current?.then((oven) => oven.close()), []);

  const oven = () => {
    opened.current ??= openOven((_share, bytes) => {
      fetched.current = bytes;
    });
    return opened.current;
  };

  async function say(done: string, work: () => Promise<void>) {
    const start = performance.now();
    setWords("Working …");
    try {
      await work();
      const kilobytes = Math.round(fetched.current / 1024);
      setWords(`${done} in ${Math.round(performance.now() - start)} ms, ${kilobytes} kB fetched so far`);
    } catch (error) {
      setWords(`Failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return { oven, say, words };
}
