import { join } from 'node:path';
import { BUNDLE, readText } from '../site/buildFiles.ts';
import type { Renderer } from '../site/renderer.ts';

/** The build of what partners' pages get. */
export interface FramesBuild {
  /** The document of the frames. */
  readonly document: string;
  /** The path of the fragments' sheet. */
  readonly sheet: string;
  readonly renderer: Renderer<'fragment'>;
}

/**
 * Reads the build of `packages/frames`, and starts its renderer. A new build needs a new start of the server.
 *
 * @param startRenderer called with the path of the build's bundle for the server
 * @returns undefined where the folder has no such build
 */
export function readFrames(
  folder: string,
  startRenderer: (bundle: string) => Renderer<'fragment'>,
): FramesBuild | undefined {
  const document = readText(folder, 'frame.html');
  const fragments = readText(folder, 'fragments.json');
  if (document === undefined || fragments === undefined) return undefined;
  return { document, sheet: String(JSON.parse(fragments).sheet), renderer: startRenderer(join(folder, BUNDLE)) };
}
