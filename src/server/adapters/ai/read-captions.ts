import { z } from "zod";
import { parseJson } from "./wire-json.ts";

/** What the text model was asked for, if it kept to it. */
const captionsAnswer = z.object({ captions: z.array(z.array(z.string()).max(20).catch([])).max(50) });

/** Sets of captions; none if the model wrote something else. A fence around them is not their fault. */
export const readCaptions = (text: string): string[][] =>
  parseJson(captionsAnswer, text.replace(/^\s*```(?:json)?|```\s*$/g, ""))?.captions ?? [];
