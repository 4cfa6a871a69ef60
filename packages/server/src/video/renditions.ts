import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { StoredPreviews, StoredRendition } from '../db/schema.ts';
import { type Film, INPUT, PROGRESS, QUIET, SOURCE, secondsIn, type Work } from './film.ts';
import { requireWholePicture, requireWholeSize } from './requireWritten.ts';
import { runTool, ToolFailed } from './runTool.ts';

/** The sizes by their shorter side, and the most that one takes of a line, in kbit/s. */
const SIZES = [
  { side: 360, rate: 800 },
  { side: 480, rate: 1_400 },
  { side: 720, rate: 2_800 },
  { side: 1080, rate: 5_000 },
] as const;

interface Size {
  name: string;
  /** Of the shorter side, even as the codec needs it. */
  side: number;
  rate: number;
  pixels: number;
}

/** The sizes of a film, smallest first: none above its own, and its own where that is below all. */
export function sizesOf({ width, height }: Film): Size[] {
  const shorter = Math.min(width, height);
  const own = { side: Math.max(2, shorter - (shorter % 2)), rate: SIZES[0].rate };
  const fitting = SIZES.filter(({ side }) => side <= shorter);
  const ratio = Math.max(width, height) / shorter;
  return (fitting.length > 0 ? fitting : [own]).map(({ side, rate }) => ({
    name: String(side),
    side,
    rate,
    pixels: side * side * ratio,
  }));
}

const SEGMENT_SECONDS = 4;
const MAX_FRAMES_PER_SECOND = 60;
/** What is said of loudness by EBU R 128 for the web, measured first so that quiet and loud stay apart. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';
/** The server, and the database beside it, keep a core. */
const THREADS = String(Math.max(1, Math.min(8, availableParallelism() - 1)));
/** A slow machine takes some seconds for one of the film. */
const limitMs = ({ seconds }: Film) => 600_000 + seconds * 30_000;
const SILENCE_MS = 300_000;

/** The filter that evens the loudness of a film; undefined where it is silent, or has no sound. */
export async function loudnessOf(film: Film, { tools, folder, signal }: Work): Promise<string | undefined> {
  if (!film.hasSound) return undefined;
  const args = ['-nostdin', '-hide_banner', '-v', 'info', '-nostats', ...INPUT, '-i', SOURCE, '-map', '0:a:0', '-vn'];
  const { messages } = await runTool(
    tools.ffmpeg,
    [...args, '-af', `${LOUDNESS}:print_format=json`, '-f', 'null', '-'],
    { folder, signal, timeoutMs: limitMs(film) },
  );
  const found = /\{[^{}]*"input_i"[^{}]*\}/.exec(messages)?.[0];
  const measured = found === undefined ? {} : (JSON.parse(found) as Record<string, string>);
  const names = { I: 'input_i', TP: 'input_tp', LRA: 'input_lra', thresh: 'input_thresh' };
  const values = Object.entries(names).map(([name, key]) => ({ name, value: Number(measured[key]) }));
  if (values.some(({ value }) => !Number.isFinite(value))) return undefined;
  const known = values.map(({ name, value }) => `measured_${name}=${value}`).join(':');
  return `${LOUDNESS}:${known}:offset=${Number(measured.target_offset) || 0}:linear=true`;
}

/**
 * Makes one size: `720.mp4` with all segments, and `720.m3u8` with their places in it.
 *
 * @param onSeconds called with how much of the film is done
 */
export async function makeRendition(
  film: Film,
  size: Size,
  { tools, folder, signal, loudness, onSeconds }: Work & { loudness: string | undefined; onSeconds(at: number): void },
): Promise<{ rendition: StoredRendition; seconds: number }> {
  const { name, side, rate } = size;
  const scale = film.width < film.height ? `${side}:trunc(ow/dar/2)*2` : `trunc(oh*dar/2)*2:${side}`;
  const picture = ['-map', '0:V:0', '-vf', `scale=${scale},setsar=1`];
  const video = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '22'];
  const limits = ['-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`, '-fpsmax', String(MAX_FRAMES_PER_SECOND)];
  // Each segment begins with a whole picture, at the same time in every size.
  const keys = ['-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`];
  const sound = film.hasSound
    ? [
        '-map',
        '0:a:0',
        ...(loudness ? ['-af', loudness] : []),
        '-c:a',
        'aac',
        '-b:a',
        '128k',
        '-ac',
        '2',
        '-ar',
        '48000',
      ]
    : [];
  const hls = [
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    // One file of ranges: a film of two hours would be thousands of files.
    ...['-hls_flags', 'single_file+independent_segments', '-master_pl_name', 'master.m3u8'],
    ...['-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`],
  ];
  let seconds = 0;
  await runTool(
    tools.ffmpeg,
    [
      ...[...QUIET, '-y', '-threads', THREADS, ...INPUT, '-i', SOURCE, '-t', String(film.seconds + 1)],
      ...[...picture, ...video, '-threads', THREADS, ...limits, ...keys, ...sound, ...PROGRESS],
      // What it says of its maker, and chapters.
      ...['-map_metadata', '-1', '-map_chapters', '-1', ...hls],
    ],
    {
      folder,
      signal,
      timeoutMs: limitMs(film),
      silenceMs: SILENCE_MS,
      onLine: (line) => {
        const at = secondsIn(line);
        if (at === undefined || at <= seconds) return;
        seconds = at;
        onSeconds(at);
      },
    },
  );
  await requireWholeSize(folder, name);
  const list = await readFile(join(folder, 'master.m3u8'), 'utf8');
  const [, attributes] = /^#EXT-X-STREAM-INF:([\w\-=,.":]{1,300})$/m.exec(list) ?? [];
  if (attributes === undefined) throw new ToolFailed('ffmpeg wrote no size.', false);
  return { rendition: { name, attributes }, seconds };
}

const POSTER_WIDTH = 1_280;
const POSTER_SECOND = 5;
const MAX_PREVIEWS = 100;
const MIN_PREVIEW_SECONDS = 2;
const PREVIEW_COLUMNS = 10;
const PREVIEW_SIDE = 90;
const DRAW_MS = 600_000;

/** Draws `poster.jpg`, and `previews.jpg` from the smallest size. */
export async function drawPictures(
  film: Film,
  { name }: Size,
  { tools, folder, signal }: Work,
): Promise<StoredPreviews> {
  const draw = async (args: string[], to: string) => {
    await runTool(tools.ffmpeg, [...QUIET, '-y', ...args, '-frames:v', '1', to], {
      folder,
      signal,
      timeoutMs: DRAW_MS,
    });
    await requireWholePicture(folder, to);
  };
  const at = Math.min(POSTER_SECOND, film.seconds / 10).toFixed(2);
  const width = `min(${POSTER_WIDTH}\\,trunc(iw*sar/2)*2)`;
  await draw(
    [
      '-ss',
      at,
      ...INPUT,
      '-i',
      SOURCE,
      '-map',
      '0:V:0',
      '-vf',
      `scale=${width}:trunc(ow/dar/2)*2,setsar=1`,
      '-q:v',
      '3',
    ],
    'poster.jpg',
  );
  const seconds = Math.max(MIN_PREVIEW_SECONDS, Math.ceil(film.seconds / MAX_PREVIEWS));
  const count = Math.max(1, Math.min(MAX_PREVIEWS, Math.ceil(film.seconds / seconds)));
  const columns = Math.min(PREVIEW_COLUMNS, count);
  const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);
  const ratio = film.width / film.height;
  const tile = { width: even(PREVIEW_SIDE * ratio), height: PREVIEW_SIDE };
  await draw(
    [
      ...['-skip_frame', 'nokey', ...INPUT, '-i', `${name}.mp4`, '-an', '-q:v', '5', '-vf'],
      `fps=1/${seconds}:round=up,scale=${tile.width}:${tile.height},tile=${columns}x${Math.ceil(count / columns)}`,
    ],
    'previews.jpg',
  );
  return { seconds, count, columns, ...tile };
}
