const MAX_ATTEMPTS = 3;

/** For each of very many files: a connection that breaks once in a million should not end the run. */
export async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
