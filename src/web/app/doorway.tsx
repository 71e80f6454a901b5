import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowRight, type LucideIcon } from "lucide-react";

type DoorwayProps = { to: NonNullable<LinkProps["to"]>; Icon: LucideIcon; title: string; text: string };

/** A big link to one of the places people come for. */
export function Doorway({ to, Icon, title, text }: DoorwayProps) {
  return (
    <Link
      to={to}
      className="flex min-h-20 items-center gap-4 rounded-4 bg-surface p-4 shadow-card transition-shadow duration-200 hover:shadow-field-focus"
    >
      <span className="grid size-11 flex-none place-items-center rounded-3 bg-accent-soft text-accent-fg">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-base">{title}</span>
        <span className="block text-ink-2">{text}</span>
      </span>
      <ArrowRight aria-hidden="true" size={18} className="flex-none text-ink-3" />
    </Link>
  );
}
