import type { EditedDocument, EditedLayer } from "@/workbench/document/edited-layer.ts";

/** Words in the middle of the page, under the first free id. */
export function newText({ layers, page }: EditedDocument): EditedLayer {
  let number = 1;
  while (layers.some(({ id }) => id === `text-${number}`)) number += 1;
  return {
    id: `text-${number}`,
    name: `Text ${number}`,
    kind: "text",
    text: "Your words",
    box: { x: page.width / 2 - 260, y: page.height / 2 - 60, width: 520, height: 120 },
    angle: 0,
    style: {
      face: "grotesque",
      size: "auto",
      color: "#fff5e6",
      align: "center",
      isBold: true,
      isUppercase: false,
      outline: null,
      ground: null,
    },
    isLocked: false,
    isHidden: false,
  };
}
