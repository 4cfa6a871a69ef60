import { describe, expect, it } from 'vitest';
import type { SignUpTools } from './tools.ts';

const MB = 1_048_576;
const SIZE = 8 * MB + 5;
/** The beginning of a WebM film; the rest doesn't matter. */
const film = new Uint8Array(SIZE);
film.set([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);

/** Large videos in parts, as `lectures.uploadVideo` sends them. */
export function describeUploads({ signUp, refusal }: SignUpTools) {
  describe('uploads in parts', () => {
    it('take parts in any order at the addresses they give, and become a video once', async () => {
      const { uploads } = await signUp('instructor');
      const { upload } = await uploads.create({ kind: 'video', name: 'film.webm', type: 'video/webm', size: SIZE });
      const id = upload?._id ?? '';
      expect(upload).toMatchObject({ size: SIZE, partSize: 8 * MB, received: [] });
      const { parts, expiresAt } = await uploads.sign({ id, parts: [1, 2] });
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      const send = async (number: number, body = film.slice((number - 1) * 8 * MB, number * 8 * MB)) => {
        const url = parts.find((part) => part.number === number)?.url ?? '';
        return (await fetch(url, { method: 'PUT', body })).ok;
      };
      expect(await send(2, film.slice(0, 4))).toBe(false);
      expect(await send(2)).toBe(true);
      expect((await uploads.get({ id })).upload.received).toEqual([2]);
      expect((await refusal(uploads.complete({ id }))).code).toBe('incomplete_upload');
      expect(await send(1)).toBe(true);
      const { videoUrl } = await uploads.complete({ id });
      expect((await uploads.complete({ id })).videoUrl.split('?')[0]).toBe(videoUrl.split('?')[0]);
      expect((await refusal(uploads.get({ id }))).code).toBe('not_found');
      expect((await refusal(uploads.sign({ id, parts: [1] }))).code).toBe('not_found');
    });

    it('belong to one person, and are refused before their first byte', async () => {
      const { uploads } = await signUp('instructor');
      const stranger = await signUp('instructor');
      const learner = await signUp('learner');
      const input = { kind: 'video' as const, name: 'film.webm', type: 'video/webm', size: SIZE };
      const id = (await uploads.create(input)).upload?._id ?? '';
      expect((await refusal(stranger.uploads.sign({ id, parts: [1] }))).code).toBe('not_found');
      expect((await refusal(uploads.sign({ id, parts: [3] }))).status).toBe(400);
      expect((await refusal(learner.uploads.create(input))).status).toBe(403);
      expect((await refusal(uploads.create({ ...input, size: 501 * MB }))).code).toBe('too_large');
      expect((await refusal(uploads.create({ ...input, type: 'text/plain' }))).details).toMatchObject([
        { field: 'videoFile' },
      ]);
      await uploads.remove({ id });
      expect((await refusal(uploads.remove({ id }))).code).toBe('not_found');
    });

    it('are what a large video of a lecture is sent as', async () => {
      const { lectures } = await signUp('instructor');
      const sent: number[] = [];
      const videoFile = new File([film], 'film.webm', { type: 'video/webm' });
      const { videoUrl } = await lectures.uploadVideo({ videoFile }, { onProgress: (told) => sent.push(told.sent) });
      expect(videoUrl).toMatch(/\S/);
      expect([sent[0], sent.at(-1)]).toEqual([0, SIZE]);
    });
  });
}
