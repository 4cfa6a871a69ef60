/** Writes `<file>.br` beside the scripts, style sheets and drawings of a folder, except in folders that begin with a dot. */
export function precompress(folder: string, kinds?: string, quality?: number): Promise<void>;
