import type { FileKind } from '@lectern/sdk/rules';
import type { Sharp } from 'sharp';

/** The kinds of files that are pictures. */
export type PictureKind = Extract<FileKind, 'courseImage' | 'profilePicture'>;

/** The picture is damaged, or of no type that is accepted. */
export class UnreadablePicture extends Error {}
/** The picture has more pixels than are decoded. */
export class TooManyPixels extends Error {}

/** A picture in the sizes that are stored beside it, by width in pixels. */
interface DrawnSizes {
  jpeg: Buffer;
  webp: ReadonlyMap<number, Buffer>;
}

/** A decoded picture takes four bytes per pixel. */
const MAX_PIXELS = 40_000_000;
/** Of decoding, which is stopped then. */
const DECODE_TIMEOUT = { seconds: 20 };
/** From a row of a list to a course's page on a dense screen. */
const WIDTHS = [160, 320, 480, 720, 960, 1280] as const;
const MAX_WIDTH = 1280;
/** A longer picture is cut at both ends. */
const MAX_RATIO = 3;
/** Three times the largest avatar. */
const AVATAR_SIDE = 320;
const WEBP = { quality: 78 };
const JPEG = { quality: 80, mozjpeg: true };

/**
 * Draws a picture upright, in sRGB and without metadata, which may say where it was taken. A course's picture keeps its
 * shape and gets every width up to its own; a profile picture becomes a square. Of an animation, the first frame is drawn.
 *
 * Rejects with {@link UnreadablePicture} or {@link TooManyPixels}.
 */
export async function drawSizes(original: Buffer, kind: PictureKind): Promise<DrawnSizes> {
  const sharp = await loadSharp();
  const size = await sharp(original, { limitInputPixels: false }).metadata().catch(refuse);
  if (size.width * size.height > MAX_PIXELS) throw new TooManyPixels();
  const box = kind === 'courseImage' ? coverBox(size.autoOrient) : avatarBox(size.autoOrient);
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
    .timeout(DECODE_TIMEOUT)
    .resize({ ...box, fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const draw = (): Sharp => sharp(data, { raw: info });
  const webp = new Map<number, Buffer>();
  const widths = kind === 'courseImage' ? [...WIDTHS.filter((width) => width < box.width), box.width] : [];
  for (const width of widths) webp.set(width, await draw().resize({ width }).webp(WEBP).toBuffer());
  return { jpeg: await draw().flatten({ background: '#fff' }).jpeg(JPEG).toBuffer(), webp };
}

interface Size {
  width: number;
  height: number;
}

/** The size of the largest picture that is drawn of a course's picture. */
function coverBox({ width, height }: Size): Size {
  const shown = { width: Math.min(width, height * MAX_RATIO), height: Math.min(height, width * MAX_RATIO) };
  const scale = Math.min(1, MAX_WIDTH / shown.width);
  return { width: Math.round(shown.width * scale), height: Math.max(1, Math.round(shown.height * scale)) };
}

function avatarBox({ width, height }: Size): Size {
  const side = Math.min(width, height, AVATAR_SIDE);
  return { width: side, height: side };
}

function refuse(error: unknown): never {
  throw new UnreadablePicture('The picture could not be read.', { cause: error });
}

/** Loaded with the first picture: most starts of a server see none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture takes one of libuv's threads, and one core.
  sharp.concurrency(1);
  sharp.cache(false);
  // A drawing or a document with the first bytes of a picture never reaches its decoder.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
  });
  return sharp;
}
