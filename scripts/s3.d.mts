/** What a client of the temporary server needs, and a function that stops it. */
export function startS3(options?: { hasCors?: boolean }): Promise<{
  endpoint: string;
  url: string;
  stop(): Promise<void>;
}>;
