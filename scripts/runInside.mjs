// Shared by the scripts that need hosts: runs a script again in a network and a set of processes of its own. Nothing else is
// seen or met there, and all of it ends with the script.
import { spawn } from 'node:child_process';

/** Calls `before` outside, and `main` inside. */
export async function runInside(main, { before, limitMs }) {
  if (process.argv.includes('--inside')) {
    await main();
    process.exit();
  }
  await before();
  if (process.getuid?.() !== 0)
    throw new Error('Run it as root: it makes network namespaces, and runs PostgreSQL as postgres.');
  const inside = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const args = ['--pdeathsig', 'KILL', 'unshare', ...inside, process.execPath, ...process.argv.slice(1), '--inside'];
  const child = spawn('setpriv', args, { stdio: 'inherit' });
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(limit);
      process.exitCode = code ?? 1;
      resolve();
    }),
  );
}
