import { Readable } from 'node:stream';
import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { courses, files } from '../db/schema.ts';
import { sampled } from '../testing/deepIt.ts';
import { pngChunk, pngOf } from '../testing/pictures.ts';
import { aged, createTestStorage, storedIn } from '../testing/testStorage.ts';
import { withServer } from '../testing/withServer.ts';
import { drawSizes, TooManyPixels, UnreadablePicture } from './drawSizes.ts';
import { storeMissingSizes } from './storeMissingSizes.ts';
import { sweepFiles } from './sweep.ts';

const MB = 1_048_576;

/** Whether the disk has no room for the second size of a picture. */
let isFull = false;
const server = withServer({
  async storage(folder) {
    const storage = await createTestStorage(folder);
    const refuse = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    return {
      ...storage,
      write: (...given) => (isFull && given[0].endsWith('.320.webp') ? refuse() : storage.write(...given)),
    };
  },
});
let address: string;
let token: string;
let category: string;
beforeAll(async () => {
  token = await server.tokenOf(await server.make.user({ role: 'instructor' }));
  category = await server.make.category('Music');
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  isFull = false;
  await server.db.delete(courses);
  await server.db.delete(files);
  for (const name of await stored()) await server.services.storage.remove(name);
});

const stored = () => storedIn(server.services.storage);
const known = () => server.db.select().from(files);

interface Answer {
  status: number;
  body: {
    message?: string;
    code?: string;
    course?: { _id: string; imageUrl: string; imageWidths?: number[] };
    user?: { profilePicture: string };
  };
}
async function send(path: string, method: string, fields: Record<string, string | File>): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api${path}`, { method, headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const fileOf = (bytes: Buffer, type: string) =>
  new File([new Uint8Array(bytes)], `a.${type}`, { type: `image/${type}` });
const sendCover = (bytes: Buffer, type = 'png') =>
  send('/instructor/course', 'POST', {
    title: 'A course',
    description: 'A description that is long enough.',
    category,
    status: 'published',
    courseImage: fileOf(bytes, type),
  });
const sendPortrait = (bytes: Buffer, type = 'png') =>
  send('/user/profile', 'PUT', { firstName: 'Asha', profilePicture: fileOf(bytes, type) });

async function load(url = '') {
  const answer = await fetch(url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const shapeOf = async (url: string) => {
  const { format, width, height } = await sharp((await load(url)).bytes).metadata();
  return [format, width, height];
};

const noise = (width = 640, height = 360): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
/** Red on the left and blue on the right. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } },
      gravity: 'east',
    },
  ]);
/** The colour at a point, given in fractions of the picture. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  if (alpha < 128) return 'none';
  if (Math.min(red, green, blue) > 200) return 'white';
  return red > blue ? 'red' : 'blue';
}

describe("a course's picture", () => {
  it.each(sampled(['jpeg', 'png', 'gif', 'webp'] as const))(
    'is sent in sizes up to its own, received as %s',
    async (type) => {
      const { status, body } = await sendCover(await halves(800, 450).toFormat(type).toBuffer(), type);
      expect([status, body.message]).toEqual([200, undefined]);
      expect(body.course?.imageWidths).toEqual([160, 320, 480, 720, 800]);
      const url = body.course?.imageUrl ?? '';
      expect(await shapeOf(url)).toEqual(['jpeg', 800, 450]);
      for (const width of [160, 320, 480, 720, 800]) {
        const { answer, bytes } = await load(`${url}?width=${width}`);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/webp',
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(await shapeOf(`${url}?width=${width}`)).toEqual(['webp', width, (width * 450) / 800]);
        expect(await colourAt(bytes, 0, 0.5)).toBe('red');
        expect(await colourAt(bytes, 1, 0.5)).toBe('blue');
      }
      // The original is kept, and never sent.
      expect((await stored()).map((name) => name.replace(/^[0-9a-f]+/, ''))).toEqual([
        '',
        '.160.webp',
        '.320.webp',
        '.480.webp',
        '.720.webp',
        '.800.webp',
        '.jpeg',
      ]);
    },
  );

  it('has no other size', async () => {
    const { body } = await sendCover(await halves(400, 225).png().toBuffer());
    const url = body.course?.imageUrl ?? '';
    for (const width of ['640', '0', '-160', '160.5', '0160', 'x', '', '__proto__', 'toString', '9'.repeat(500)]) {
      expect([width, (await load(`${url}?width=${width}`)).answer.status]).toEqual([width, 404]);
    }
    expect((await load(`${url}?width=160&width=400`)).answer.status).toBe(404);
    const ranged = await fetch(`${url}?width=160`, { headers: { range: 'bytes=0-3' } });
    expect([ranged.status, await ranged.text()]).toEqual([206, 'RIFF']);
    const etag = (await load(`${url}?width=160`)).answer.headers.get('etag') ?? '';
    const revalidate = async (width: number) => {
      const answer = await fetch(`${url}?width=${width}`, { headers: { 'if-none-match': etag } });
      return [answer.status, (await answer.arrayBuffer()).byteLength > 0];
    };
    expect(await revalidate(160)).toEqual([304, false]);
    // Each size has its own.
    expect(await revalidate(320)).toEqual([200, true]);
  });

  it('is at most 1280 pixels wide, and cut where it is very long', async () => {
    const shapes: [number, number, number, number][] = [
      [3000, 1500, 1280, 640],
      [100, 2000, 100, 300],
      [2000, 100, 300, 100],
      [1, 1, 1, 1],
    ];
    for (const [width, height, ...expected] of shapes) {
      const { body } = await sendCover(
        await halves(width * 2, height)
          .resize(width, height)
          .png()
          .toBuffer(),
      );
      const url = body.course?.imageUrl ?? '';
      const widest = body.course?.imageWidths?.at(-1);
      expect(await shapeOf(`${url}?width=${widest}`)).toEqual(['webp', ...expected]);
      expect(await shapeOf(url)).toEqual(['jpeg', ...expected]);
    }
  });

  it('is drawn upright, without what the camera wrote into it', async () => {
    const exif = { IFD0: { Make: 'CAMERA-CANARY' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } };
    // Stored on its side: red on the left becomes red at the top.
    const bytes = await halves(600, 400).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const placed = await sharp(bytes)
      .withExif({ ...exif, IFD0: { ...exif.IFD0, Orientation: '6' } })
      .toBuffer();
    expect((await sharp(placed).metadata()).orientation).toBe(6);
    expect(placed.includes('CAMERA-CANARY')).toBe(true);
    const { body } = await sendCover(placed, 'jpeg');
    expect(body.course?.imageWidths).toEqual([160, 320, 400]);
    const url = body.course?.imageUrl ?? '';
    for (const one of [url, ...[160, 320, 400].map((width) => `${url}?width=${width}`)]) {
      const { bytes: sent } = await load(one);
      const { width, height, exif: left, orientation } = await sharp(sent).metadata();
      expect([Number(height) > Number(width), left, orientation]).toEqual([true, undefined, undefined]);
      expect(sent.includes('CAMERA-CANARY')).toBe(false);
      expect([await colourAt(sent, 0.5, 0), await colourAt(sent, 0.5, 1)]).toEqual(['red', 'blue']);
    }
  });

  it('keeps its transparency in its sizes, and is on white as JPEG', async () => {
    const clear = { width: 400, height: 225, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const;
    const { body } = await sendCover(await sharp({ create: clear }).png().toBuffer());
    const url = body.course?.imageUrl ?? '';
    expect(await colourAt((await load(`${url}?width=320`)).bytes, 0.5, 0.5)).toBe('none');
    expect(await colourAt((await load(url)).bytes, 0.5, 0.5)).toBe('white');
  });

  it('is its first frame, received as an animation', async () => {
    const frames = [halves(320, 180), sharp({ create: { width: 320, height: 180, channels: 3, background: 'blue' } })];
    const both = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    for (const type of ['gif', 'webp'] as const) {
      const bytes = await sharp(both, { join: { animated: true } })
        .toFormat(type)
        .toBuffer();
      expect((await sharp(bytes).metadata()).pages).toBe(2);
      const { body } = await sendCover(bytes, type);
      expect(body.course?.imageWidths).toEqual([160, 320]);
      const { bytes: sent } = await load(`${body.course?.imageUrl}?width=320`);
      expect([(await sharp(sent).metadata()).pages ?? 1, await colourAt(sent, 0, 0.5)]).toEqual([1, 'red']);
    }
  });

  it('keeps its colours from a CMYK photo and from 16 bits', async () => {
    const print = await halves(320, 180).toColourspace('cmyk').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    const deep = await halves(320, 180).toColourspace('rgb16').png().toBuffer();
    expect([(await sharp(print).metadata()).space, (await sharp(deep).metadata()).depth]).toEqual(['cmyk', 'ushort']);
    for (const [bytes, type] of [
      [print, 'jpeg'],
      [deep, 'png'],
    ] as const) {
      const { body } = await sendCover(bytes, type);
      const { bytes: sent } = await load(body.course?.imageUrl);
      expect([await colourAt(sent, 0, 0.5), await colourAt(sent, 1, 0.5)]).toEqual(['red', 'blue']);
    }
  });

  it('has its widths wherever the course is shown, and none where it is a drawing', async () => {
    const { body } = await sendCover(await halves(320, 180).png().toBuffer());
    const drawing = await server.make.file({ isPublic: true, mime: 'image/svg+xml', content: '<svg/>' });
    await server.make.course({ imageFileId: drawing });
    const { courses } = (await server.call(endpoints.courses.search)).body;
    expect(courses.map(({ imageWidths }) => imageWidths)).toEqual(expect.arrayContaining([[160, 320], undefined]));
    const one = await server.call(endpoints.courses.get, { id: body.course?._id ?? '' });
    expect(one.body.course.imageWidths).toEqual([160, 320]);
    expect((await load(`${address}/api/files/${drawing}?width=320`)).answer.status).toBe(404);
    expect((await load(`${address}/api/files/${drawing}`)).answer.headers.get('content-type')).toBe('image/svg+xml');
  });
});

describe('a profile picture', () => {
  it('becomes a square of at most 320 pixels', async () => {
    const { body } = await sendPortrait(await halves(1000, 600).png().toBuffer());
    expect(await shapeOf(body.user?.profilePicture ?? '')).toEqual(['jpeg', 320, 320]);
    const small = await sendPortrait(await halves(90, 60).png().toBuffer());
    expect(await shapeOf(small.body.user?.profilePicture ?? '')).toEqual(['jpeg', 60, 60]);
    expect((await stored()).filter((name) => name.endsWith('.webp'))).toEqual([]);
  });
});

describe('a hostile picture', () => {
  const imageType = 'Please select a valid image file (JPEG, PNG, GIF, or WebP).';
  const megapixels = 'Please select an image of at most 40 megapixels.';
  /** Its header says 20,000 × 20,000, and its pixels are compressed to 400 kB. */
  const vast = () => pngOf(20_000, 20_000);
  /** 64 MB of zeros, compressed to 64 kB, in a chunk of text. */
  const bomb = () => Buffer.concat([Buffer.from('a\0\0'), deflated(64 * MB)]);
  const deflated = (bytes: number) => {
    const png = pngOf(1, 1, Buffer.alloc(bytes));
    const start = png.indexOf('IDAT') + 4;
    return png.subarray(start, start + png.readUInt32BE(start - 8));
  };
  const jpeg = () => noise().jpeg().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each<[string, () => Buffer | Promise<Buffer>, string, number, string | undefined]>([
    ['cut off', async () => (await jpeg()).subarray(0, 20_000), 'jpeg', 400, imageType],
    ['a header alone', async () => (await jpeg()).subarray(0, 300), 'jpeg', 400, imageType],
    ['a PNG without pixels', () => pngOf(640, 360, Buffer.alloc(0)), 'png', 400, imageType],
    ['20,000 pixels wide and high', vast, 'png', 400, megapixels],
    [
      'a drawing after the first bytes of a PNG',
      () => Buffer.concat([pngOf(1, 1).subarray(0, 33), svg]),
      'png',
      400,
      imageType,
    ],
    ['a TIFF', () => halves(64, 64).tiff().toBuffer(), 'png', 400, imageType],
    ['a drawing', () => svg, 'png', 400, imageType],
    ['a picture and a web page behind it', async () => Buffer.concat([await jpeg(), svg]), 'jpeg', 200, undefined],
    ['a PNG with more pixels than it says', () => pngOf(64, 36, Buffer.alloc(64 * MB)), 'png', 200, undefined],
    [
      'a PNG with a bomb as its text',
      () => pngOf(64, 36, undefined, [pngChunk('zTXt', bomb())]),
      'png',
      200,
      undefined,
    ],
    [
      'a PNG with a bomb as its profile',
      () => pngOf(64, 36, undefined, [pngChunk('iCCP', bomb())]),
      'png',
      200,
      undefined,
    ],
  ])('is refused or drawn without harm: %s', { timeout: 60_000 }, async (_, make, type, expected, message) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10 * MB);
    const before = process.memoryUsage().rss;
    const { status, body } = await sendCover(bytes, type);
    expect([status, body.message]).toEqual([expected, message]);
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(200);
    if (status === 200) expect((await load(body.course?.imageUrl)).bytes.includes('<script>')).toBe(false);
    else expect([await stored(), await known()]).toEqual([[], []]);
  });
});

describe('a picture of another type', () => {
  it.each(['tiff', 'avif'] as const)('never reaches its decoder: %s', async (type) => {
    await expect(drawSizes(await noise(64, 64).toFormat(type).toBuffer(), 'courseImage')).rejects.toThrow(
      UnreadablePicture,
    );
  });

  it('never reaches its decoder: a drawing', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    await expect(drawSizes(drawing, 'courseImage')).rejects.toThrow(UnreadablePicture);
  });
});

describe('a damaged picture', () => {
  it.each(sampled(['jpeg', 'png', 'gif', 'webp'] as const))(
    'is drawn or refused, as %s',
    { timeout: 120_000 },
    async (type) => {
      const whole = await noise(60, 40).toFormat(type).toBuffer();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
          fc.nat(whole.length),
          async (changes, length) => {
            const damaged = Buffer.from(whole);
            for (const [at, byte] of changes) damaged[at] = byte;
            const drawn = await drawSizes(damaged.subarray(0, Math.max(length, 8)), 'courseImage').catch(
              (error: unknown) => error,
            );
            if (drawn instanceof UnreadablePicture || drawn instanceof TooManyPixels) return;
            expect(drawn).toMatchObject({ jpeg: expect.any(Buffer) });
          },
        ),
        { numRuns: process.env.LECTERN_DEEP === '1' ? 5_000 : 12 },
      );
    },
  );
});

describe('a picture and its sizes', () => {
  it('are stored all or none where the disk is full', async () => {
    isFull = true;
    const { status, body } = await sendCover(await halves(640, 360).png().toBuffer());
    expect([status, body.code]).toEqual([507, 'storage_full']);
    expect([await stored(), await known()]).toEqual([[], []]);
  });

  it('are stored all or none where another field is refused', async () => {
    const picture = fileOf(await halves(640, 360).png().toBuffer(), 'png');
    const refused = await send('/instructor/course', 'POST', { title: 'x', courseImage: picture });
    expect(refused.status).toBe(400);
    expect([await stored(), await known()]).toEqual([[], []]);
  });

  it('are deleted together, a day after another picture has replaced them', async () => {
    const { body } = await sendCover(await halves(640, 360).png().toBuffer());
    const first = await stored();
    expect(first).toHaveLength(6);
    const next = {
      courseId: body.course?._id ?? '',
      courseImage: fileOf(await halves(320, 180).png().toBuffer(), 'png'),
    };
    expect((await send('/instructor/course', 'PUT', next)).status).toBe(200);
    const second = (await stored()).filter((name) => !first.includes(name));
    // What a server left behind when it was killed between the sizes and the row.
    const disk = server.services.storage;
    const leftovers = ['0123456789abcdef01234567.jpeg', '0123456789abcdef01234567.320.webp', `${first[0]}.999.webp`];
    for (const name of leftovers) await disk.write(name, Readable.from([Buffer.from('no picture')]));
    await server.db.update(files).set({ createdAt: sql`now() - interval '2 days'` });
    await sweepFiles(server.db, aged(disk), server.app.log);
    expect(await stored()).toEqual(second);
    expect(second).toHaveLength(4);
  });

  it('are drawn later for pictures of earlier versions, and once', async () => {
    const cover = await halves(640, 360).png().toBuffer();
    const { body } = await sendCover(cover);
    const { body: person } = await sendPortrait(cover);
    const [, unreadable] = [await sendCover(cover), await sendCover(cover)];
    const disk = server.services.storage;
    const seeded = await server.make.file({ isPublic: true, mime: 'image/png' });
    await server.make.course({ imageFileId: seeded });
    // As an earlier version stored them.
    for (const name of await stored()) if (/\.(webp|jpeg)$/.test(name)) await disk.remove(name);
    await server.db.update(files).set({ sizes: null });
    const idOf = (url = '') => url.split('/').at(-1) ?? '';
    const [broken] = await server.db
      .select()
      .from(files)
      .where(eq(files.id, idOf(unreadable.body.course?.imageUrl)));
    await disk.write(broken?.path ?? '', Readable.from([Buffer.alloc(cover.length)]));
    expect((await load(body.course?.imageUrl)).bytes.equals(cover)).toBe(true);

    let changes = 0;
    const stopping = new AbortController();
    const run = () =>
      storeMissingSizes(server.db, server.services.storeSizes, {
        signal: stopping.signal,
        onChange() {
          changes += 1;
          // Interrupted after the first: the next call does the rest.
          if (changes === 1) stopping.abort();
        },
      });
    await run();
    expect(changes).toBe(1);
    await storeMissingSizes(server.db, server.services.storeSizes, {
      signal: new AbortController().signal,
      onChange: () => {
        changes += 1;
      },
    });
    expect(changes).toBe(4);
    expect(await shapeOf(`${body.course?.imageUrl}?width=320`)).toEqual(['webp', 320, 180]);
    expect(await shapeOf(person.user?.profilePicture ?? '')).toEqual(['jpeg', 320, 320]);
    // Not readable: sent as it is, and not tried again.
    expect((await load(unreadable.body.course?.imageUrl)).bytes.equals(Buffer.alloc(cover.length))).toBe(true);
    const [seed] = await server.db.select().from(files).where(eq(files.id, seeded));
    expect(seed?.sizes).toBeNull();
    await storeMissingSizes(server.db, server.services.storeSizes, {
      signal: new AbortController().signal,
      onChange: () => {
        changes += 1;
      },
    });
    expect(changes).toBe(4);
  });
});
