import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

interface Where {
  cwd: string;
  env?: Record<string, string>;
  /** Its standard input. @default none */
  input?: string;
}

/** Runs a command to its end and returns what it printed. Rejects with it if the command fails. */
export async function run(command: string, args: string[], where: Where): Promise<string> {
  const started = start(command, args, where);
  const [code] = await once(started.child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}):\n${started.output()}`);
  return started.output();
}

export interface Started {
  child: ChildProcess;
  /** What it has printed. */
  output(): string;
  /** Ends it and all processes that it started. */
  stop(): Promise<void>;
}

export function start(command: string, args: string[], { cwd, env = {}, input }: Where): Started {
  // A process group of its own, because npm starts a shell that starts the server.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // Without input no pipe: writing to a command that has ended already is an error.
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdin?.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      // Enough to explain a failure.
      output = (output + chunk).slice(-20_000);
    });
  }
  child.on('error', (error) => {
    output += error.message;
  });
  return {
    child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const closed = once(child, 'close');
      process.kill(-child.pid, 'SIGTERM');
      const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 10_000);
      await closed;
      clearTimeout(late);
    },
  };
}

/** A port that nothing listens on. A host's address has to be known before it is built and registered. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until `isReady`. Rejects after a minute, or as soon as the process has ended. */
export async function waitFor(
  what: string,
  { child, output }: Started,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${what} isn't there:\n${output()}`);
}

export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
