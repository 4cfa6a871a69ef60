import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../packageRoot.ts';
import { runTool } from './runTool.ts';

const run = (script: string, options: Partial<Parameters<typeof runTool>[2]> = {}) =>
  runTool('sh', ['-c', script], {
    folder: tmpdir(),
    signal: new AbortController().signal,
    timeoutMs: 20_000,
    ...options,
  });

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program', () => {
  it('is heard line by line, and runs behind all others', async () => {
    const lines: string[] = [];
    const { messages } = await run('echo one; echo two; nice; echo said >&2', { onLine: (line) => lines.push(line) });
    expect(lines).toEqual(['one', 'two', '10']);
    expect(messages).toBe('said\n');
  });

  it('that fails says why', async () => {
    await expect(run('echo "no such codec" >&2; exit 3')).rejects.toThrow(/sh failed: code 3\. no such codec/);
  });

  it('has neither the settings of the server nor a keyboard', async () => {
    const { output } = await run('env; cat');
    expect(output).not.toMatch(/^(HOME|VITEST)=/m);
  });

  it.each([
    ['takes too long', 'sleep 60', { timeoutMs: 200 }, /more than 0.2 s/],
    ['says nothing', 'echo once; sleep 60', { silenceMs: 200 }, /wrote nothing for 0.2 s/],
    ['says too much', 'while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done', {}, /wrote too much/],
  ])('that %s is killed', async (_, script, options, why) => {
    await expect(run(script, options)).rejects.toThrow(why);
  });

  it('is killed when nobody wants it any more', async () => {
    const unwanted = new AbortController();
    let pid = 0;
    const ended = run('echo $$; sleep 60', {
      signal: unwanted.signal,
      onLine: (line) => {
        pid = Number(line);
        unwanted.abort(new Error('not wanted'));
      },
    });
    await expect(ended).rejects.toThrow('not wanted');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  });

  it('ends with a server that is killed', async () => {
    const module = JSON.stringify(join(packageRoot, 'src/video/runTool.ts'));
    const script = `const { runTool } = await import(${module});
      await runTool('sh', ['-c', 'echo $$; exec sleep 600'], { folder: '/', signal: new AbortController().signal,
        timeoutMs: 600_000, onLine: (line) => console.log(line) });`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(chunk.toString());
    expect(isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  });
});
