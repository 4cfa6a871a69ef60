const INTERVAL_MS = 5_000;

/** Logs a line at most every five seconds, so that short work says nothing. */
export function createProgress(log: (line: string) => void): (describe: () => string) => void {
  let next = Date.now() + INTERVAL_MS;
  return (describe) => {
    if (Date.now() < next) return;
    next = Date.now() + INTERVAL_MS;
    log(describe());
  };
}

export const describeBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
