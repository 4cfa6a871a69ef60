// Shared by the scripts that run other programs: finds them, and starts them so that they end with this process.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Debian has daemons in folders that are in root's path alone. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

function isInstalled(program) {
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Throws with what to install where a program is missing. */
export function requirePrograms(programs, packages) {
  const missing = ['setpriv', ...programs].filter((program) => !isInstalled(program));
  if (missing.length > 0)
    throw new Error(
      `There is no ${missing.join(', no ')}. Install it: apt-get install --no-install-recommends ${packages}`,
    );
}

/** Starts a program, as another user if one is named, that the kernel ends with this process, even after a SIGKILL. */
export function startProgram(program, args, { env, user } = {}) {
  const as = user ? [`--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
  const child = spawn('setpriv', [...as, '--pdeathsig', 'KILL', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: folders.join(delimiter), ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text = `${text}${chunk}`.slice(-8_000);
    });
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid,
    output: () => text,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** The code with which it ends, by itself or by a signal of `end`. */
    ended,
    end(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Asks until `isReady` says so; throws with the program's output once it has ended or the time is over. */
export async function untilReady(program, isReady, limitMs = 60_000) {
  const deadline = Date.now() + limitMs;
  while (!(await isReady().catch(() => false))) {
    if (program.hasEnded() || Date.now() > deadline) throw new Error(`A program did not start:\n${program.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** As many ports of loopback as there are names. */
export async function freePorts(names) {
  const probes = await Promise.all(
    names.map(
      () =>
        new Promise((resolve, reject) => {
          const probe = createServer();
          probe.once('error', reject);
          probe.listen(0, '127.0.0.1', () => resolve(probe));
        }),
    ),
  );
  const ports = Object.fromEntries(names.map((name, index) => [name, probes[index].address().port]));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** Starts a server, runs the command of the script's arguments with what it needs to know of it, and ends with the command. */
export async function runWith(script, start, envOf) {
  const [command, ...args] = process.argv.slice(2);
  if (!command) {
    console.error(`Usage: node ${script} COMMAND…`);
    process.exit(2);
  }
  const server = await start().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...envOf(server) } });
  // The command hears it too, and says when it has ended.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('error', (error) => console.error(error.message));
  child.once('close', async (code) => {
    await server.stop();
    process.exit(code ?? 1);
  });
}
