import type { VideoFailure } from '@lectern/sdk/api';
import * as z from 'zod';
import { runTool, ToolFailed } from './runTool.ts';
import type { Tools } from './tools.ts';

/** A film that will never have sizes, and why. */
export class BadFilm extends Error {
  readonly reason: VideoFailure;
  readonly second: number | undefined;

  constructor(reason: VideoFailure, second?: number) {
    super(reason);
    this.reason = reason;
    this.second = second;
  }
}

/** A film as it is shown: upright, with square pixels. */
export interface Film {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
}

/** What is made of a file, and how long that may take. */
export interface Work {
  tools: Tools;
  /** With the file, under the name `source`. */
  folder: string;
  signal: AbortSignal;
}

export const SOURCE = 'source';
const MAX_SECONDS = 4 * 3_600;
/** 4K, also upright. */
const MAX_PIXELS = 4_096 * 2_304;
const MAX_STREAMS = 32;
const PROBE_MS = 60_000;
const COPY_MS = 600_000;
/** A film may lack so much of the length that it claims: clocks of its streams differ. */
const lacks = (seconds: number, claimed: number) => seconds < claimed - Math.max(2, claimed * 0.02);

/** Only the local file, only the kinds that are accepted as uploads, whatever the file says. */
export const INPUT = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,asf,flv',
];
export const QUIET = ['-nostdin', '-hide_banner', '-v', 'error'];
/** Lines about how far it is, on its standard output. */
export const PROGRESS = ['-progress', 'pipe:1'];

/** The position in seconds that a line of {@link PROGRESS} tells. */
export function secondsIn(line: string): number | undefined {
  const [, microseconds] = /^out_time_us=(\d{1,15})$/.exec(line) ?? [];
  return microseconds === undefined ? undefined : Number(microseconds) / 1e6;
}

const number = z.coerce.number().catch(Number.NaN);
const answer = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        width: number,
        height: number,
        sample_aspect_ratio: z.string().optional(),
        disposition: z.object({ attached_pic: number }).optional(),
        side_data_list: z.array(z.object({ rotation: number })).optional(),
      }),
    )
    .default([]),
  format: z.object({ duration: number }),
});

/** Reads what a file says about itself, and goes through all of it once. Throws a {@link BadFilm}. */
export async function examine(work: Work): Promise<Film> {
  const { tools, folder, signal } = work;
  const args = [...INPUT, '-v', 'error', '-show_streams', '-show_format', '-of', 'json', SOURCE];
  const probed = await runTool(tools.ffprobe, args, { folder, signal, timeoutMs: PROBE_MS }).catch(unreadable);
  const { streams, format } = readAnswer(probed.output);
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  if (!picture) throw new BadFilm('no_picture');
  const { width, height } = shown(picture);
  if (!(width > 0 && height > 0)) throw new BadFilm('unreadable');
  if (width * height > MAX_PIXELS || streams.length > MAX_STREAMS) throw new BadFilm('too_large');
  if (format.duration > MAX_SECONDS) throw new BadFilm('too_long');
  const seconds = await measure(work);
  if (seconds > MAX_SECONDS) throw new BadFilm('too_long');
  // A recording that was streamed doesn't say how long it is.
  if (lacks(seconds, format.duration)) throw new BadFilm('damaged', seconds);
  return { seconds, width, height, hasSound: streams.some(({ codec_type }) => codec_type === 'audio') };
}

/** Throws where a size of a film ends before the film does: its content broke off. */
export function requireWhole(seconds: number, film: Film): void {
  if (lacks(seconds, film.seconds)) throw new BadFilm('damaged', seconds);
}

/** The time of the last picture or sound that is in the file, without decoding any. */
async function measure({ tools, folder, signal }: Work): Promise<number> {
  let seconds = 0;
  const args = [...QUIET, ...INPUT, '-i', SOURCE, '-map', '0:V:0', '-map', '0:a:0?', '-c', 'copy', ...PROGRESS];
  await runTool(tools.ffmpeg, [...args, '-f', 'null', '-'], {
    folder,
    signal,
    timeoutMs: COPY_MS,
    onLine: (line) => {
      seconds = Math.max(seconds, secondsIn(line) ?? 0);
    },
  }).catch(unreadable);
  return seconds;
}

/** The program read the file and gave up; a signal is passed on. */
function unreadable(error: unknown): never {
  throw error instanceof ToolFailed && !error.isInterrupted ? new BadFilm('unreadable') : error;
}

function readAnswer(text: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    throw new BadFilm('unreadable');
  }
}

type Picture = z.output<typeof answer>['streams'][number];

function shown({ width, height, sample_aspect_ratio, side_data_list }: Picture) {
  const [across = 1, down = 1] = (sample_aspect_ratio ?? '').split(':').map(Number);
  const wide = across > 0 && down > 0 ? Math.round((width * across) / down) : width;
  const isTurned = Math.abs(side_data_list?.find(({ rotation }) => rotation)?.rotation ?? 0) % 180 === 90;
  return isTurned ? { width: height, height: wide } : { width: wide, height };
}
