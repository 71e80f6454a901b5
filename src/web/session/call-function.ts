import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { chargeSchema } from "../../shared/contracts/ai-services.ts";
import { AppError, type AppErrorCode, isAppErrorCode } from "../../shared/errors.ts";

const failure = z.object({ error: z.string(), code: z.string(), charge: chargeSchema.optional().catch(undefined) });

/**
 * Calls one of the server's functions. supabase-js throws away what a failed call says ("non-2xx status code"), so the
 * body is read here, once, and becomes an AppError whose message can be shown and whose code can be switched on.
 */
export async function callFunction<T extends z.ZodType>(
  supabase: SupabaseClient,
  name: string,
  body: Record<string, unknown>,
  answer: T,
): Promise<z.output<T>> {
  const { data, error } = await supabase.functions.invoke(name, { body });
  if (error) throw await explain(error);
  return answer.parse(data);
}

async function explain(error: unknown): Promise<AppError> {
  if (!(error instanceof FunctionsHttpError)) {
    return new AppError("unavailable", "We could not reach the server. Check your connection and try again.", {
      cause: error,
    });
  }
  const said = failure.safeParse(await error.context.json().catch(() => null));
  if (!said.success)
    return new AppError("internal", "The server answered with something unexpected.", { cause: error });
  const code: AppErrorCode = isAppErrorCode(said.data.code) ? said.data.code : "internal";
  return new AppError(code, said.data.error, { cause: error, charge: said.data.charge });
}
