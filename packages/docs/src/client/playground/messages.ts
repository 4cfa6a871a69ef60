/** What the page asks the frame of the result to run: in the frame's name, so that it is there before anything else. */
export interface Job {
  /** The page as it was written. */
  html: string;
  /** A module that runs once the page is there. */
  module?: string;
  /** What names of packages stand for, for the module. */
  imports?: Readonly<Record<string, string>>;
}

/** What the result tells the page around it. */
export type Report =
  | { playground: 'error'; message: string; line?: number | undefined }
  /** A link or a form led out of the result, which stays. */
  | { playground: 'left'; address: string };

/** A frame of the marketplace inside the result begins, with a port. */
export interface Hello {
  playground: 'frame';
}

/** What a frame sends over its port. */
export type ToResult =
  | { type: 'call'; id: number; url: string; method: string; headers: [string, string][]; body: ArrayBuffer }
  | { type: 'store'; key: string; value: string | null };

/** What it gets. */
export type ToFrame =
  | { type: 'begin'; entries: [string, string][] }
  | { type: 'answer'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { type: 'stored'; key: string; value: string | null };
