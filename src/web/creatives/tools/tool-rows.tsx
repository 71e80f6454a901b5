import { useNavigate } from "@tanstack/react-router";
import { Brush, Copy, Dices, History, PackageOpen, PencilLine, Scaling, SwatchBook } from "lucide-react";
import { ActionRows, type CreativeAction } from "../actions/action-rows.tsx";
import type { Tool, Tools } from "./use-tools.ts";

type ToolRowsProps = {
  tools: Tools;
  /** How many versions there are, if known. Null where they are listed anyway. */
  versions?: number | null | undefined;
  /** Where a sentence can change it. */
  onEdit?: (() => void) | undefined;
  isOnline?: boolean;
  className?: string;
};

/** Everything that can be made of a creative. */
export function ToolRows({ tools, versions, onEdit, isOnline = true, className }: ToolRowsProps) {
  const { open, toggle, setIsExporting, versionId } = tools;
  const tool = (name: Tool) => ({ isOpen: open === name, onPress: () => toggle(name) });
  const navigate = useNavigate();
  const actions: (CreativeAction | false | undefined)[] = [
    versionId !== undefined && {
      name: "Open in studio",
      words: "Move, restyle, add, export",
      icon: <Brush aria-hidden="true" />,
      isDisabled: !isOnline,
      onPress: () => void navigate({ to: "/dashboard/studio", search: { version: versionId } }),
    },
    { name: "All sizes", words: "Five formats, one zip", icon: <Scaling aria-hidden="true" />, ...tool("sizes") },
    { name: "Variations", words: "Three more of it", icon: <Dices aria-hidden="true" />, ...tool("variations") },
    { name: "Brand", words: "Put it in another one", icon: <SwatchBook aria-hidden="true" />, ...tool("brand") },
    versions !== null && {
      name: "Versions",
      words: versions && versions > 1 ? `${versions.toLocaleString()} so far` : "Compare, go back",
      icon: <History aria-hidden="true" />,
      ...tool("versions"),
    },
    onEdit && {
      name: "Edit",
      words: "Change it in a sentence",
      icon: <PencilLine aria-hidden="true" />,
      isDisabled: !isOnline,
      onPress: onEdit,
    },
    {
      name: "Export",
      words: "Every platform, one zip",
      icon: <PackageOpen aria-hidden="true" />,
      onPress: () => setIsExporting(true),
    },
    { name: "Copy text", words: "Words, offer, alt text", icon: <Copy aria-hidden="true" />, ...tool("texts") },
  ];
  return <ActionRows className={className} actions={actions.filter((action) => !!action)} />;
}
