import { useEffect, useEffectEvent, useState } from "react";

const SETTLES_AFTER_MS = 250;

/**
 * The text of a search field, passed on to the address when typing pauses. A change that comes from the address, such
 * as going back, is shown in the field.
 */
export function useTypedSearch(inAddress: string, onSettle: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    // Our own value comes back with a delay, and the user may have typed on meanwhile.
    if (inAddress !== sent) {
      setSent(inAddress);
      setTyped(inAddress);
    }
  }
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === inAddress) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      settle(wanted);
    }, SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress]);
  return [typed, setTyped] as const;
}
