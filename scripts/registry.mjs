// An npm registry to rehearse a release with: Verdaccio on loopback, with its storage in a temporary folder.
// `node scripts/registry.mjs COMMAND…` runs a command with LECTERN_REGISTRY, and ends with it (docs/decisions/0131).
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts, requirePrograms, runWith, startProgram, untilReady } from './programs.mjs';
import { mustRun } from './steps.mjs';

const verdaccio = {
  dependencies: { verdaccio: '6.10.4' },
  // Named there by a tag, which not every mirror of npm has.
  overrides: { 'verdaccio-audit': { 'node-fetch': '2.7.0' } },
};

/** Installs Verdaccio beside the project, whose own lock it would double a quarter of, and only where it is used. */
async function install() {
  const folder = resolve('.reports/verdaccio');
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...verdaccio }));
  await mustRun('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder]);
  return program;
}

/**
 * Starts an empty registry for the packages of this project; all others come from where npm usually gets them. Resolves
 * with its URL and a function that stops it. It ends with this process, however that ends.
 */
export async function startRegistry() {
  requirePrograms([], 'util-linux');
  const program = await install();
  const directory = mkdtempSync(join(tmpdir(), 'lectern-registry-'));
  const { port } = await freePorts(['port']);
  const url = `http://127.0.0.1:${port}/`;
  const settings = join(directory, 'config.json');
  const may = { access: '$all', publish: '$all' };
  writeFileSync(
    settings,
    // YAML has JSON in it.
    JSON.stringify({
      storage: join(directory, 'storage'),
      auth: { htpasswd: { file: join(directory, 'users'), max_users: -1 } },
      uplinks: {},
      packages: { '@lectern/*': may },
      web: { enable: false },
      log: { type: 'stdout', level: 'warn' },
    }),
  );
  const server = startProgram(process.execPath, [program, '--config', settings, '--listen', `127.0.0.1:${port}`]);
  const stop = async () => {
    await server.end();
    rmSync(directory, { recursive: true, force: true });
  };
  const isReady = () => fetch(`${url}-/ping`).then(({ ok }) => ok);
  await untilReady(server, isReady).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runWith('scripts/registry.mjs', startRegistry, ({ url }) => ({ LECTERN_REGISTRY: url }));
}
