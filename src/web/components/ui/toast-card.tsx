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
    <Toast.Content className="relative flex min-h-14 items-center gap-2.5 py-2.5 pr-13 pl-3 tablet:items-start tablet:gap-3 tablet:py-3.5 tablet:pl-4">
      <span className={cn("grid size-7 flex-none place-items-center rounded-2", look)}>
        <Icon aria-hidden="true" size={16} />
      </span>
      {/* On phones the action goes beside the text if it fits; otherwise, and on larger screens, below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2.5">
        <div className="min-w-0 flex-[1_1_168px] wrap-anywhere tablet:basis-full">
          <Toast.Title render={<p />} className="font-semibold leading-[1.3] tablet:leading-7" />
          {hasDescription && (
            <Toast.Description className="text-13 text-ink-2 leading-[1.35] tablet:-mt-0.5 tablet:leading-normal" />
          )}
        </div>
        {action && (
          <Toast.Action className={buttonStyles({ size: "sm", className: "max-tablet:-my-1 max-tablet:h-10" })} />
        )}
      </div>
      {/* Base UI hides it from screen readers until the toast is hovered or focused. Ours is always exposed. */}
      <Toast.Close
        aria-hidden={false}
        render={
          <Button
            variant="ghost"
            size="sm"
            icon={<X size={16} />}
            aria-label="Dismiss"
            className="absolute top-1.5 right-1.5 size-11 text-ink-3 tablet:top-3 tablet:right-2.5 tablet:size-8 tablet:pointer-coarse:size-10"
          />
        }
      />
    </Toast.Content>
  );
}
