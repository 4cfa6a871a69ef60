import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program ended in another way than well. */
export class ToolFailed extends Error {
  /** It did not end by itself. */
  readonly isInterrupted: boolean;

  constructor(message: string, isInterrupted: boolean) {
    super(message);
    this.isInterrupted = isInterrupted;
  }
}

/** Everything that is read of a program's messages, or of one of its answers. */
const MAX_MESSAGE_CHARACTERS = 20_000;
const MAX_OUTPUT_CHARACTERS = 4_000_000;

/**
 * Runs a program behind all others and ends it with this process, even after a SIGKILL: the pipe to the shell closes then,
 * and the shell kills the program.
 */
const SCRIPT = `exec 3<&0
nice -n 10 "$@" </dev/null & program=$!
(read -r _ <&3; kill -9 $program) & watch=$!
wait $program; status=$?
kill $watch
exit $status`;

interface RunOptions {
  /** Where it runs; what it is told of files are names there. */
  folder: string;
  signal: AbortSignal;
  /** How long it may run. */
  timeoutMs: number;
  /** How long it may write nothing. Default: as long as it may run. */
  silenceMs?: number;
  onLine?: (line: string) => void;
}

/** Returns what the program wrote. Rejects with {@link ToolFailed}, or with the reason of the signal. */
export async function runTool(
  program: string,
  args: readonly string[],
  { folder, signal, timeoutMs, silenceMs = timeoutMs, onLine }: RunOptions,
): Promise<{ output: string; messages: string }> {
  signal.throwIfAborted();
  // A group of its own, which is killed whole; and a keyboard's interrupt is for the server alone.
  const child = spawn('sh', ['-c', SCRIPT, 'sh', program, ...args], {
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let why: string | undefined;
  const kill = (reason?: string) => {
    why ??= reason;
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const onAbort = () => kill();
  signal.addEventListener('abort', onAbort);
  const limit = setTimeout(() => kill(`it took more than ${timeoutMs / 1_000} s`), timeoutMs);
  const silence = setTimeout(() => kill(`it wrote nothing for ${silenceMs / 1_000} s`), silenceMs);
  let output = '';
  let messages = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    silence.refresh();
    onLine?.(line);
    output += `${line}\n`;
    if (output.length > MAX_OUTPUT_CHARACTERS) kill('it wrote too much');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-MAX_MESSAGE_CHARACTERS);
  });
  // The pipe that only shows that this process lives.
  child.stdin.on('error', () => {});
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0 || why !== undefined)
      throw new ToolFailed(
        `${program} failed: ${why ?? `code ${code}`}. ${messages.trim().slice(-500)}`.trim(),
        // The kernel too, where memory is short.
        why !== undefined || code === null || code > 128,
      );
    return { output, messages };
  } finally {
    clearTimeout(limit);
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
  }
}
