import { useState } from "react";

/** Runs one piece of work at a time, and says whether it is running. */
export function useBusy(work: () => void | Promise<void>): [isBusy: boolean, press: () => void] {
  const [isBusy, setIsBusy] = useState(false);
  async function run() {
    setIsBusy(true);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  }
  return [isBusy, () => void (isBusy || run())];
}
