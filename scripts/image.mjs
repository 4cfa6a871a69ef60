// Builds the image of deploy/Containerfile with buildah and runs a marketplace from it. Its base is a Debian from debootstrap
// with the Node.js and npm that run this script, instead of a public image. For root, as both programs need it.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePorts, requirePrograms, startProgram, untilReady } from './programs.mjs';
import { mustRun, requireNode, run } from './steps.mjs';

const NPM = '/usr/local/lib/node_modules/npm';

requireNode();
requirePrograms(['buildah', 'debootstrap'], 'buildah debootstrap');
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

const folder = mkdtempSync(join(tmpdir(), 'lectern-image-'));
// Without a daemon, and without the rights that overlays and namespaces need.
const env = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
const buildah = async (...args) => (await mustRun('buildah', [...store, ...args], { env })).trim();
const problems = [];
const check = (isRight, what) => isRight || problems.push(what);

try {
  const root = join(folder, 'base');
  await mustRun('debootstrap', ['--variant=minbase', 'bookworm', root]);
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  chmodSync(join(root, 'usr/local/bin/node'), 0o755);
  mkdirSync(join(root, dirname(NPM)), { recursive: true });
  const npm = (await mustRun('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim();
  cpSync(dirname(dirname(npm)), join(root, NPM), { recursive: true, dereference: true });
  symlinkSync(`${NPM}/bin/npm-cli.js`, join(root, 'usr/local/bin/npm'));
  // What npm is told on this machine, such as another registry.
  const registry = (await mustRun('npm', ['config', 'get', 'registry'])).trim();
  // And the certificates that it trusts besides.
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted) cpSync(trusted, join(root, 'etc/ssl/trusted.pem'), { dereference: true });
  const base = (await buildah('from', 'scratch')).split('\n').at(-1);
  await buildah('add', '--quiet', base, root, '/');
  await buildah('config', '--env', `npm_config_registry=${registry}`, base);
  if (trusted) await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/trusted.pem', base);
  await buildah('commit', '--quiet', base, 'localhost/base');
  await buildah('rm', base);
  rmSync(root, { recursive: true });

  await buildah(
    'bud',
    '--quiet',
    '--format',
    'docker',
    '--build-arg',
    'BASE=localhost/base',
    '-t',
    'localhost/lectern',
    '-f',
    'deploy/Containerfile',
    '.',
  );
  const [image] = JSON.parse(await buildah('images', '--json', 'localhost/lectern'));
  const container = (await buildah('from', '--pull-never', 'localhost/lectern')).split('\n').at(-1);
  const inside = (...command) => run('buildah', [...store, 'run', container, '--', ...command], { env });

  check((await inside('id', '-u')).output.trim() === '10001', 'the image runs as root');
  for (const path of ['/lectern/packages/server/dist/main.js', '/lectern/x', '/etc/x', '/usr/local/bin/x'])
    check((await inside('sh', '-c', `echo x >> ${path}`)).code !== 0, `${path} can be changed`);

  const { server: port } = await freePorts(['server']);
  const [, health] = /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(readFileSync('deploy/Containerfile', 'utf8'));
  const isHealthy = async () => {
    const [command, ...rest] = JSON.parse(health.replace(':4000', `:${port}`));
    return (await inside(command, ...rest)).code === 0;
  };
  check(!(await isHealthy()), 'the health check is green without a server');
  const [, command] = /^CMD (\[.*\])$/m.exec(readFileSync('deploy/Containerfile', 'utf8'));
  const server = startProgram(
    'buildah',
    [
      ...store,
      'run',
      '--env',
      `PORT=${port}`,
      '--env',
      'DEMO=1',
      '--env',
      'HOST=127.0.0.1',
      container,
      '--',
      'sh',
      '-c',
      `echo "pid $$" && exec ${JSON.parse(command).join(' ')}`,
    ],
    { env },
  );
  await untilReady(server, isHealthy, 180_000);
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  check(page.includes('</html>') && page.includes('/course/'), 'the home page shows no courses');
  check((await fetch(`http://127.0.0.1:${port}/api/search/courses`)).ok, 'the catalogue does not answer');
  process.kill(Number(/pid (\d+)/.exec(server.output())[1]), 'SIGTERM');
  check((await server.ended) === 0, `SIGTERM does not end it in order: ${server.output()}`);

  for (const problem of problems) console.error(problem);
  console.log(`The image: ${image.size}, of which much is its base. ${problems.length} problems`);
} finally {
  await run('buildah', [...store, 'rm', '--all'], { env });
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = problems.length === 0 ? 0 : 1;
