import type { LinkProps } from "@tanstack/react-router";

export type ShortcutAction =
  | { kind: "go"; to: NonNullable<LinkProps["to"]> }
  | { kind: "switch-theme" }
  | { kind: "show-shortcuts" }
  /** Handled by the open dialog or menu itself. */
  | { kind: "close" };

export type Shortcut = { keys: readonly string[]; label: string; action: ShortcutAction };
type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

/** Everything the keyboard can do anywhere in the dashboard: the handler and the sheet read this. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: "Go to",
    shortcuts: [
      { keys: ["g", "h"], label: "Home", action: { kind: "go", to: "/dashboard" } },
      { keys: ["g", "g"], label: "Generate", action: { kind: "go", to: "/dashboard/generate" } },
      { keys: ["g", "p"], label: "Prompt School", action: { kind: "go", to: "/dashboard/prompt-school" } },
      { keys: ["g", "a"], label: "Gallery", action: { kind: "go", to: "/dashboard/gallery" } },
      { keys: ["g", "m"], label: "Memes", action: { kind: "go", to: "/dashboard/memes" } },
      { keys: ["g", "w"], label: "Ads Swipe", action: { kind: "go", to: "/dashboard/ads-swipe" } },
      { keys: ["g", "s"], label: "Settings", action: { kind: "go", to: "/dashboard/settings" } },
    ],
  },
  {
    title: "Anywhere",
    shortcuts: [
      { keys: ["t"], label: "Switch theme", action: { kind: "switch-theme" } },
      { keys: ["?"], label: "Keyboard shortcuts", action: { kind: "show-shortcuts" } },
      { keys: ["Escape"], label: "Close what is open", action: { kind: "close" } },
    ],
  },
];

export const SHORTCUTS: readonly Shortcut[] = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts);
