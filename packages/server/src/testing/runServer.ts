import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
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

/** Bundles an entry with all our sources, since compiling them in each process takes longer than its start. */
export async function bundle(source: string): Promise<string> {
  const outfile = join(packageRoot, `.reports/${basename(source, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(packageRoot, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    conditions: ['lectern-source'],
    plugins: [
      {
        name: 'the libraries of others stay where they are',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@lectern/') ? undefined : { external: true },
          ),
      },
    ],
  });
  return outfile;
}

/** Runs `main.ts` in a process of its own. Rejects with its output if it ends before it listens. */
export async function runServer(environment: Record<string, string>): Promise<ServerProcess> {
  entry ??= bundle('src/main.ts');
  const child = spawn(process.execPath, [await entry], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, PORT: '0', SITE_DIR: '/nonexistent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listening at (?<base_url>http:\/\/\S+)/.exec(text)?.groups?.base_url;
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
