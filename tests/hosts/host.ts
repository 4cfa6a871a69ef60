import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { replaced } from './packed.ts';
import { isAnswering, run, start, waitFor } from './processes.ts';
import { registry } from './rehearsal.ts';

/** An example that runs on its own origin. */
export interface Host {
  url: string;
  stop(): Promise<void>;
  /** Seconds of the build. */
  built: number;
  /** What its server has printed. */
  output(): string;
}

export interface Example {
  /** The folder in `examples/`. */
  name: string;
  port: number;
  /** What its README says to set: the marketplace's address and the partner's key. */
  env: Record<string, string>;
  /** Arguments of its `start` script. */
  args: string[];
  /** Other versions than those of its package.json. */
  versions?: Record<string, string>;
}

type Versions = Record<string, string>;

/** An example in a folder that has no packages in a parent, with its dependencies. */
export interface Installed {
  folder: string;
  /** Runs a command in it. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Builds it and starts its server. */
  open(): Promise<Host>;
  remove(): void;
}

/** Copies the example and installs the packages of this repository, packed or from the registry. */
export async function installExample({ name, port, env, args, versions = {} }: Example): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), `lectern-host-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const where = { cwd: folder, env: { ...env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' } };
  try {
    cpSync(resolve('examples', name), folder, { recursive: true });
    const file = join(folder, 'package.json');
    const manifest: { dependencies: Versions; devDependencies?: Versions } = JSON.parse(readFileSync(file, 'utf8'));
    const chosen = { ...replaced(), ...versions };
    for (const list of [manifest.dependencies, manifest.devDependencies ?? {}])
      for (const key of Object.keys(list)) list[key] = chosen[key] ?? list[key] ?? '';
    writeFileSync(file, JSON.stringify(manifest, null, 2));
    if (registry) writeFileSync(join(folder, '.npmrc'), `@lectern:registry=${registry}\n`);
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], where);
  } catch (error) {
    remove();
    throw error;
  }
  async function open(): Promise<Host> {
    const before = Date.now();
    await run('npm', ['run', 'build'], where);
    const built = (Date.now() - before) / 1000;
    const url = `http://localhost:${port}`;
    const server = start('npm', ['start', '--', ...args], {
      ...where,
      env: { ...where.env, HOST: 'localhost', PORT: String(port) },
    });
    try {
      await waitFor(url, server, () => isAnswering(url));
    } catch (error) {
      await server.stop();
      throw error;
    }
    return { url, built, output: server.output, stop: server.stop };
  }
  return { folder, open, remove, run: (command, ...given) => run(command, given, where) };
}
