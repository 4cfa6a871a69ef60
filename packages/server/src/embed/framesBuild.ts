import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE, type Build, type Builds, followBuilds } from '../site/followBuilds.ts';
import type { Renderer } from '../site/renderer.ts';

/** One build of what partners' pages get. */
export interface FramesBuild extends Build {
  /** The document of the frames. */
  readonly document: string;
  /** The path of the fragments' sheet. */
  readonly sheet: string;
  readonly renderer: Renderer<'fragment'>;
}

/**
 * Follows the builds of `packages/frames`.
 *
 * @param startRenderer called with the path of the build's bundle for the server
 */
export function followFrames(
  folder: string,
  startRenderer: (bundle: string) => Renderer<'fragment'>,
): Builds<FramesBuild> {
  const page = join(folder, 'frame.html');
  return followBuilds(page, async (modified) => {
    const [document, fragments] = await Promise.all([
      readFile(page, 'utf8'),
      readFile(join(folder, 'fragments.json'), 'utf8'),
    ]);
    const sheet = String(JSON.parse(fragments).sheet);
    return { modified, document, sheet, renderer: startRenderer(join(folder, BUNDLE)) };
  });
}
