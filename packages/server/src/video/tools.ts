import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The programs that read and convert films. */
export interface Tools {
  ffmpeg: string;
  ffprobe: string;
  version: string;
}

const TIMEOUT_MS = 10_000;
const run = promisify(execFile);

/**
 * ffmpeg, with the ffprobe beside it, if both run and can make what browsers play.
 *
 * @param path of ffmpeg; absent: looked for in `PATH`
 */
export async function findTools(path: string | undefined): Promise<Tools | undefined> {
  const ffmpeg = path ?? 'ffmpeg';
  const name = basename(ffmpeg).replace('ffmpeg', 'ffprobe');
  const ffprobe = path === undefined ? name : join(dirname(path), name);
  try {
    const [{ stdout: encoders }, { stdout: about }] = await Promise.all([
      run(ffmpeg, ['-hide_banner', '-encoders'], { timeout: TIMEOUT_MS }),
      run(ffprobe, ['-version'], { timeout: TIMEOUT_MS }),
    ]);
    const canEncode = [' libx264 ', ' aac '].every((encoder) => encoders.includes(encoder));
    return canEncode ? { ffmpeg, ffprobe, version: /version (\S+)/.exec(about)?.[1] ?? 'unknown' } : undefined;
  } catch {
    return undefined;
  }
}
