/** What the books call the making of a creative of this type. */
export function callKind(type: string): "image" | "edit" {
  return type === "edit" ? "edit" : "image";
}
