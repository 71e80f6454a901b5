import { Switch as BaseSwitch } from "@base-ui/react/switch";

type SwitchProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** On or off, at once. */
export function Switch({ label, ...props }: SwitchProps) {
  return (
    <BaseSwitch.Root
      {...props}
      aria-label={label}
      className="relative flex h-6 w-10.5 items-center flex-none cursor-pointer rounded-full bg-inset shadow-field transition-colors duration-120 after:absolute after:-inset-2.5 data-disabled:cursor-not-allowed data-disabled:opacity-50 data-checked:bg-banana data-checked:shadow-[inset_0_0_0_1.5px_var(--peel)]"
    >
      <BaseSwitch.Thumb className="block size-4.5 translate-x-[3px] rounded-full bg-line-ctl transition-transform duration-120 data-checked:translate-x-5.25 data-checked:bg-peel motion-reduce:transition-none" />
    </BaseSwitch.Root>
  );
}
