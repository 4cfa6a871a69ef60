import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes widgets that show what they were asked for; a course that the API doesn't find is null. */
const workingFragments = `
let fragments = 0;
export async function renderFragment({ kind, params, origin }, call) {
  fragments += 1;
  const draw = (what) => '<p data-fragment="' + fragments + '">' + kind + ' ' + what + ' ' + JSON.stringify(params).replaceAll('"', '&quot;').replaceAll('<', '&lt;') + '</p>';
  const find = async (id) => {
    const answer = await call('/search/courses/' + id);
    return answer.status === 200 ? draw(origin + JSON.parse(answer.body).course.title) : null;
  };
  if (kind === 'cards') return { items: Object.fromEntries(await Promise.all(params.ids.split(',').map(async (id) => [id, await find(id)]))) };
  return { html: params.course ? await find(params.course) : draw(origin) };
}`;

export interface FramesFolder {
  path: string;
  remove(): Promise<void>;
}

/** Built frames whose fragments are made by a renderer that is given as source. */
export async function createFramesFolder(renderer: string = workingFragments): Promise<FramesFolder> {
  const path = await mkdtemp(join(tmpdir(), 'lectern-frames-'));
  await mkdir(join(path, '.server'));
  await mkdir(join(path, 'assets'));
  const files = {
    '.server/package.json': '{"type":"module"}',
    '.server/render.js': renderer,
    'assets/frame-abcd1234.js': '// frame',
    'fragments-abcd1234.css': '.lectern-root{}',
    'fragments.json': JSON.stringify({
      sheet: '/embed/fragments-abcd1234.css',
      own: { sample: '/embed/sample-abcd1234.css' },
    }),
    'frame.html': '<html><head></head><body>frame</body></html>',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content);
  return { path, remove: () => rm(path, { recursive: true }) };
}
