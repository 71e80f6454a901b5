/** A picture as a file, for code that needs its bytes. */
export async function fetchPicture(url: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal: signal ?? null });
  if (!answer.ok) throw new Error("Failed to fetch image", { cause: answer.status });
  return answer.blob();
}
