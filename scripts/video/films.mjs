// The films of scripts/video.mjs, and what ffmpeg says of one.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '../programs.mjs';
import { mustRun } from '../steps.mjs';

const ffmpeg = (...args) => mustRun('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args]);

/** Much too quiet, and with captions; the same cut off in the middle; and one without sound, below the smallest size. */
export async function makeFilms(folder) {
  const [film, brokenFilm, smallFilm, captions] = ['film.mp4', 'broken.mp4', 'small.webm', 'film.en.vtt'].map((name) =>
    join(folder, name),
  );
  const picture = (size, seconds) => ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=25:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', 'sine=f=440:d=60', '-af', 'volume=-24dB', '-c:a', 'aac', '-shortest'];
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  await ffmpeg(...picture('1280x720', 60), ...sound, ...codec, film);
  const bytes = await readFile(film);
  await writeFile(brokenFilm, bytes.subarray(0, bytes.length / 2));
  await ffmpeg(...picture('320x180', 6), '-c:v', 'libvpx', '-b:v', '200k', smallFilm);
  await writeFile(captions, 'WEBVTT\n\n00:00.000 --> 00:59.000\nThe picture of a test.\n');
  return { film, brokenFilm, smallFilm, captions };
}

/** The loudness of a film by EBU R 128, in LUFS. */
export async function loudnessOf(url) {
  const program = startProgram('ffmpeg', ['-nostdin', '-hide_banner', '-i', url, '-af', 'ebur128', '-f', 'null', '-']);
  await program.ended;
  return Number(program.output().match(/Summary:[\s\S]*?I:\s+(-?[\d.]+) LUFS/)?.[1]);
}
