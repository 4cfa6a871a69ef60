import { join } from 'node:path';
import * as z from 'zod';
import { BUNDLE, readText } from '../site/buildFiles.ts';
import type { Renderer } from '../site/renderer.ts';

/** `fragments.json`: the sheet of most fragments, and those of kinds that have their own. */
const sheets = z.object({
  sheet: z.string(),
  own: z.record(z.string(), z.string()).transform((own) => new Map(Object.entries(own))),
});

/** The build of what partners' pages get. */
export interface FramesBuild {
  /** The document of the frames. */
  readonly document: string;
  /** The path of the sheet that a kind of fragments has. */
  sheetOf(kind: string): string;
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
  const { sheet, own } = sheets.parse(JSON.parse(fragments));
  return { document, sheetOf: (kind) => own.get(kind) ?? sheet, renderer: startRenderer(join(folder, BUNDLE)) };
}
