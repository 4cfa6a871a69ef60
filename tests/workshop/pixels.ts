import sharp from 'sharp';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A picture as it is kept in git: without loss, at less than half the size of a PNG. */
export const pack = (picture: Buffer): Promise<Buffer> => sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();

export const toPng = (picture: Buffer): Promise<Buffer> => sharp(picture).png().toBuffer();

export interface Comparison {
  /** How many pixels differ; all of them if the sizes do. */
  count: number;
  /** What differs in red, over a pale picture of what is now. */
  difference: () => Promise<Buffer>;
}

const CHANNELS = 3;
const RED = [220, 0, 0];

/** By how much a channel may differ, of 255: processors round the blur of a shadow differently. */
const TOLERANCE = 4;

/** Compares two pictures pixel by pixel. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [old, now] = await Promise.all([decode(before), decode(after)]);
  const isSameSize = old.width === now.width && old.height === now.height;
  const hasChanged = (x: number, y: number) => {
    if (x >= old.width || y >= old.height) return true;
    const a = (y * old.width + x) * CHANNELS;
    const b = (y * now.width + x) * CHANNELS;
    const differs = (channel: number) =>
      Math.abs((old.data[a + channel] ?? 0) - (now.data[b + channel] ?? 0)) > TOLERANCE;
    return differs(0) || differs(1) || differs(2);
  };
  let count = isSameSize ? 0 : now.width * now.height;
  if (isSameSize && !old.data.equals(now.data)) {
    for (let y = 0; y < now.height; y++) for (let x = 0; x < now.width; x++) if (hasChanged(x, y)) count++;
  }
  return {
    count,
    difference: () => {
      const { width, height } = now;
      const data = Buffer.alloc(now.data.length);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * CHANNELS;
          for (let channel = 0; channel < CHANNELS; channel++) {
            const pale = 255 - (255 - (now.data[at + channel] ?? 0)) / 4;
            data[at + channel] = hasChanged(x, y) ? (RED[channel] ?? 0) : pale;
          }
        }
      }
      return sharp(data, { raw: { width, height, channels: CHANNELS } })
        .png()
        .toBuffer();
    },
  };
}
