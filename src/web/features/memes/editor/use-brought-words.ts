import { useLocation } from "@tanstack/react-router";
import { z } from "zod";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Words that come along to another template. */
    captions?: readonly string[];
  }
}

const broughtSchema = z.array(z.string().max(500)).max(12).catch([]);

/** Words brought along from another template. */
export const useBroughtWords = (): readonly string[] =>
  broughtSchema.parse(useLocation({ select: ({ state }) => state.captions }));
