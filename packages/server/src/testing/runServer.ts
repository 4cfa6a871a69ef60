import { type ChildProcess, spawn } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../packageRoot.ts';

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  output(): string;
  /** Sends a signal and waits for the end. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

let entry: Promise<string> | undefined;

/** Of others, and in the bundle too: each has a hundred files, which Node.js would look for at every start. */
const bundled = /^(@lectern|drizzle-orm|zod)(\/|$)/;

/** Bundles an entry with all our sources, since compiling them in each process takes longer than its start. */
export async function bundle(source: string): Promise<string> {
  const name = basename(source, '.ts');
  const outdir = join(packageRoot, `.reports/${name}-${process.pid}`);
  await build({
    // The thread stands beside the server, as in the build.
    entryPoints: [join(packageRoot, source), join(packageRoot, 'src/site/renderThread.ts')],
    entryNames: '[name]',
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    conditions: ['lectern-source'],
    plugins: [
      {
        name: 'most libraries of others stay where they are',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || bundled.test(path) ? undefined : { external: true },
          ),
      },
    ],
  });
  return join(outdir, `${name}.js`);
}

/** Runs `main.ts` in a process of its own. Rejects with its output if it ends before it listens. */
export async function runServer(environment: Record<string, string>): Promise<ServerProcess> {
  entry ??= bundle('src/main.ts');
  const path = await entry;
  const own = { NODE_COMPILE_CACHE: join(dirname(path), 'compiled'), PORT: '0', SITE_DIR: '/nonexistent' };
  const child = spawn(process.execPath, [path], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listening at (?<base_url>https?:\/\/\S+)/.exec(text)?.groups?.base_url;
      if (address) {
        resolve({
          child,
          address,
          output: () => text,
          end(signal) {
            child.kill(signal);
            return ended;
          },
        });
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    ended.then((code) => reject(new Error(`exit ${code}: ${text}`)));
  });
}
