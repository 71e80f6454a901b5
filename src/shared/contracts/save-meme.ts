import { z } from "zod";

export const saveMemeOutput = z.object({ creative_id: z.uuid() });
