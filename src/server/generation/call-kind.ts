/** The kind under which a call for this type of creative is recorded. */
export function callKind(type: string): "image" | "edit" {
  return type === "edit" ? "edit" : "image";
}
