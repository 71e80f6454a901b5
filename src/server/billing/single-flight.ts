/** Those who ask for the same thing while it is being made all get the one that is made. */
export function singleFlight<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
