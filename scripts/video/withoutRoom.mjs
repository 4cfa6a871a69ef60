// A film that doesn't fit into the folder for temporary files while it is prepared: a disk of its own, hardly larger than the
// film. ffmpeg ends there as if all were well. The film waits, plays as it was uploaded, and is prepared once there is room.
import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { addLecture, play, until } from './pages.mjs';

const ROOM_BYTES = 400_000;
const TITLE = 'A film without room';

/** The first attempt fails, and the next comes a minute later. */
const READY_MS = 300_000;

export async function tryWithoutRoom({ serve, film, atWork, watching, courseId, lectureOf }) {
  const { size } = await stat(film);
  const mount = `mount -t tmpfs -o size=${size + ROOM_BYTES} tmpfs "$TMPDIR" && exec "$@"`;
  // Seen by this server alone, and gone with it.
  const small = await serve(['unshare', '--mount', 'sh', '-c', mount, 'sh']);
  await atWork.goto(`/instructor/course/${courseId}/content`);
  await addLecture(atWork, TITLE, film);
  await until('the log says that there is no room', () =>
    /was not written whole: the disk of the temporary folder \(TMPDIR\) is full/.test(small.output()),
  );
  const { _id, preparation } = await until('it waits', async () => {
    const lecture = await lectureOf(TITLE);
    return lecture.preparation?.state === 'waiting' && lecture;
  });
  assert.equal(preparation.reason, undefined);
  await watching.goto(`/course/${courseId}/learning?lecture=${_id}`);
  assert.doesNotMatch(await play(watching), /^blob:/);
  assert.equal(await small.end('SIGTERM'), 0);

  const server = await serve();
  await until('it is ready', async () => (await lectureOf(TITLE)).stream !== undefined, READY_MS);
  console.log('A film that did not fit on the disk waited, played meanwhile, and was prepared once there was room.');
  return server;
}
