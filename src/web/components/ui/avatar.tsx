import { Avatar as BaseAvatar } from "@base-ui/react/avatar";
import { cn } from "@/lib/cn.ts";

type AvatarProps = Omit<BaseAvatar.Root.Props, "className" | "children"> & {
  /** Name or mail address; its initials stand in for a picture. */
  name: string;
  src?: string;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizes = { sm: "size-[30px] text-xs", md: "size-8 text-xs", lg: "size-10 text-sm" };

/** Decoration beside the name it belongs to. */
export function Avatar({ name, src, size = "md", className, ...props }: AvatarProps) {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      {...props}
      className={cn(
        "inline-grid flex-none select-none place-items-center overflow-hidden rounded-full bg-crumb font-[650] text-crust",
        sizes[size],
        className,
      )}
    >
      {src && <BaseAvatar.Image src={src} alt="" className="size-full object-cover" />}
      <BaseAvatar.Fallback>{initialsOf(name)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  );
}

function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, "")
    .split(/[\s._-]+/)
    .filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
