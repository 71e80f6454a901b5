import type { Catalogue, Names, Routine } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";
import type { SchemaCache } from "./schema-cache.ts";

export type Match<T> = { routine: Routine; names: Names; given: T };

/**
 * The function of this name that takes what is given. `wholeTypes` are the types in which one unnamed parameter would
 * take the body as it is; such a function is the second choice, as in PostgREST.
 */
export async function findRoutine<T extends { keys: string[] | null }>(
  cache: SchemaCache,
  name: string,
  readGiven: (candidates: Routine[]) => T,
  wholeTypes: string[],
): Promise<Match<T>> {
  let keys: string[] | null = null;
  const match = await cache.find((catalogue: Catalogue) => {
    const candidates = catalogue.routines.get(name) ?? [];
    const given = readGiven(candidates);
    keys = given.keys;
    const { keys: wanted } = given;
    const byName = wanted ? candidates.filter((candidate) => accepts(candidate, wanted)) : [];
    const fitting = byName.length > 0 ? byName : candidates.filter((candidate) => takesWhole(candidate, wholeTypes));
    const [routine] = fitting;
    if (fitting.length > 1) throw ambiguous(fitting);
    return routine && { routine, given, names: catalogue };
  });
  if (match) return match;
  throw unknownRoutine(name, keys, wholeTypes);
}

export function takesWhole({ parameters }: Routine, types: string[]): boolean {
  const [only] = parameters;
  return parameters.length === 1 && only?.name === "" && types.includes(only.type);
}

function accepts({ parameters }: Routine, given: string[]): boolean {
  const known = new Set(parameters.map(({ name }) => name));
  // A parameter without a name cannot be given by name, not even by that of no letters.
  known.delete("");
  return (
    given.every((name) => known.has(name)) &&
    parameters.every(({ name, isRequired }) => !isRequired || given.includes(name))
  );
}

function ambiguous(routines: Routine[]): RestError {
  const signatures = routines.map(({ name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(", ");
    return `public.${name}(${list})`;
  });
  const message = `Could not choose the best candidate function between: ${signatures.sort().join(", ")}`;
  const hint =
    "Try renaming the parameters or the function itself in the database so function overloading can be resolved";
  return new RestError(300, "PGRST203", message, { hint });
}

function unknownRoutine(name: string, keys: string[] | null, wholeTypes: string[]): RestError {
  const listed = keys?.join(", ");
  const signature = keys === null ? "" : listed ? `(${listed})` : " without parameters";
  const searched = keys === null ? "" : listed ? ` with parameter${keys.length > 1 ? "s" : ""} ${listed}` : signature;
  const whole =
    wholeTypes.length > 0 ? `${searched && " or"} with a single unnamed ${wholeTypes.join("/")} parameter` : "";
  return new RestError(404, "PGRST202", `Could not find the function public.${name}${signature} in the schema cache`, {
    details: `Searched for the function public.${name}${searched}${whole}, but no matches were found in the schema cache.`,
  });
}
