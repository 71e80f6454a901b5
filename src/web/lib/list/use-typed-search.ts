import { useEffect, useEffectEvent, useState } from "react";

const SETTLES_AFTER_MS = 250;

/**
 * What is typed into a search field, handed on when the typing pauses, for an address that keeps it. A change that comes
 * from the address, such as going back, is shown in the field.
 */
export function useTypedSearch(inAddress: string, onSettle: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    // What was sent comes back late, when somebody may have typed on.
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
