import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "@/lib/copy-text.ts";
import { Button, type ButtonProps } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

const SAYS_COPIED_MS = 2000;

type CopyButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & {
  text: string;
  /** Names what is copied: "Copy prompt". */
  label: string;
  /** The icon alone, with the name in a tooltip. */
  iconOnly?: boolean;
  /** Keeps its label and says "Copied!" above itself. */
  tooltip?: boolean;
  onCopied?: () => void;
};

export function CopyButton({ text, label, iconOnly = false, tooltip = false, onCopied, ...button }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, onCopied);
  const [hovered, setHovered] = useState(false);
  const icon = copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />;
  const said = (
    <span role="status" className="sr-only">
      {copied && "Copied!"}
    </span>
  );
  if (tooltip) {
    return (
      <>
        <Tooltip content="Copied!" open={copied} closeOnClick={false}>
          <Button {...button} icon={icon} onClick={copy}>
            {label}
          </Button>
        </Tooltip>
        {said}
      </>
    );
  }
  if (!iconOnly) {
    return (
      <>
        <Button {...button} icon={icon} onClick={copy}>
          {copied ? "Copied!" : label}
        </Button>
        {said}
      </>
    );
  }
  return (
    <>
      <Tooltip
        content={copied ? "Copied!" : label}
        open={copied || hovered}
        onOpenChange={setHovered}
        closeOnClick={false}
      >
        <Button {...button} icon={icon} aria-label={label} onClick={copy} />
      </Tooltip>
      {said}
    </>
  );
}

function useCopy(text: string, onCopied?: () => void) {
  // A counter, so that a second press within the two seconds restarts the timer.
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!presses) return;
    const timer = setTimeout(() => setPresses(0), SAYS_COPIED_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  async function copy() {
    if (!(await copyText(text))) return;
    setPresses((count) => count + 1);
    onCopied?.();
  }
  return { copied: presses > 0, copy: () => void copy() };
}
