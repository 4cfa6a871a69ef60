import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot.ts';

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  output(): string;
  /** Sends a signal and waits for the end. Answers the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The real thing: `main.ts` in a process of its own. Rejects with its output where it does not come to listen. */
export function runServer(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=lectern-source', '--import', 'tsx', join(packageRoot, 'src/main.ts')],
    {
      cwd: packageRoot,
      env: { PATH: process.env.PATH, PORT: '0', SITE_DIR: '/nonexistent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
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
