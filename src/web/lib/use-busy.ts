import { useState } from "react";

/** Runs work at a press, one at a time, and says while it runs. */
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
