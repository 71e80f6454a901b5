/** Where drawings for the pen come from: the outlines of a thing by its name, or nothing if it has none. */
export type SketchShelf = { text(name: string): string | undefined };
