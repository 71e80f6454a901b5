import { Toast } from "@base-ui/react/toast";
import { Check, CircleAlert, Info, X } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { Button } from "./button.tsx";
import { buttonStyles } from "./button-styles.ts";

const tones = {
  ok: { Icon: Check, look: "bg-ok-soft text-ok-fg" },
  bad: { Icon: CircleAlert, look: "bg-bad-soft text-bad-fg" },
  info: { Icon: Info, look: "bg-accent-soft text-accent-fg" },
};

type ToastCardProps = {
  tone: keyof typeof tones;
  hasDescription: boolean;
  action?: ComponentProps<"button">;
};

/** The inside of a toast. Title and description come from the Toast.Root around it. */
export function ToastCard({ tone, hasDescription, action }: ToastCardProps) {
  const { Icon, look } = tones[tone];
  return (
    <Toast.Content className="flex items-start gap-3 p-3.5 pl-4">
      <span className={cn("grid size-7 flex-none place-items-center rounded-2", look)}>
        <Icon aria-hidden="true" size={16} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Toast.Title render={<p />} className="font-semibold leading-7" />
        {hasDescription && <Toast.Description className="-mt-0.5 text-13 text-ink-2" />}
        {action && <Toast.Action className={buttonStyles({ variant: "outline", size: "sm", className: "mt-2.5" })} />}
      </div>
      {/* Base UI hides it from screen readers until the toast has the pointer or the focus. Ours is always there. */}
      <Toast.Close
        aria-hidden={false}
        render={
          <Button
            variant="ghost"
            size="sm"
            icon={<X size={16} />}
            aria-label="Dismiss"
            className="-mt-0.5 -mr-1 text-ink-3"
          />
        }
      />
    </Toast.Content>
  );
}
