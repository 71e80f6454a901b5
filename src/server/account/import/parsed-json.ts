/** What cannot be read is nothing. */
export function parsedJson(list: Buffer): unknown {
  try {
    return JSON.parse(list.toString());
  } catch {
    return undefined;
  }
}
