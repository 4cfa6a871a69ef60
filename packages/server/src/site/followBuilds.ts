import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/** One build of the site, or of what partners' pages get. */
export interface Build {
  /** When it was made, in milliseconds. */
  readonly modified: number;
  readonly renderer: { close(): Promise<void> } | undefined;
}

export interface Builds<OneBuild> {
  /** The build that is in the folder now; undefined where there is none. */
  current(): Promise<OneBuild | undefined>;
  /** The build that was in the folder last; undefined if it was replaced, 20 ms ago or longer. */
  known(): OneBuild | undefined;
  close(): Promise<void>;
}

const CHECK_INTERVAL_MS = 20;
/** Where a build has its bundle for the server. */
export const BUNDLE = '.server/render.js';

/**
 * Follows the builds in a folder, and begins with the first at once: its renderer is then ready for the first visitor.
 *
 * @param document the path of the file that a build replaces last: then it is complete
 * @param load reads a build and starts its renderer
 */
export function followBuilds<OneBuild extends Build>(
  document: string,
  load: (modified: number) => Promise<OneBuild>,
): Builds<OneBuild> {
  let known: OneBuild | undefined;
  let loading: Promise<OneBuild> | undefined;
  let checkedAt = 0;

  async function replace(modified: number): Promise<OneBuild> {
    const before = known;
    known = await load(modified);
    void before?.renderer?.close();
    return known;
  }
  async function current(): Promise<OneBuild | undefined> {
    const modified = (await stat(document).catch(() => undefined))?.mtimeMs;
    if (modified === undefined) return undefined;
    if (modified === known?.modified) return known;
    loading ??= replace(modified).finally(() => {
      loading = undefined;
    });
    return loading;
  }
  // A failure is reported to the first who asks.
  current().catch(() => {});

  return {
    current,
    known() {
      const now = performance.now();
      if (now - checkedAt < CHECK_INTERVAL_MS) return known;
      // Takes a microsecond or two.
      if (modifiedNow(document) !== known?.modified) return undefined;
      checkedAt = now;
      return known;
    },
    async close() {
      await loading?.catch(() => {});
      await known?.renderer?.close();
    },
  };
}

function modifiedNow(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}
