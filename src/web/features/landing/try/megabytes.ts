const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** "1.3 of 2.1 MB". */
export const megabytes = (bytes: number, total: number) => `${inMegabytes(bytes)} of ${inMegabytes(total)} MB`;
