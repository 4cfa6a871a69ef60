// npm start: builds what is missing and serves the whole marketplace.
import { spawn } from 'node:child_process';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run'], { isShown: true });

const server = spawn(process.execPath, ['packages/server/dist/main.js'], { stdio: 'inherit' });
// The terminal sends Ctrl-C to both processes; a supervisor sends SIGTERM only to this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
// npm sends a signal only to the shell between it and this script, which doesn't forward it: when that shell is gone,
// this server has to stop too.
const parent = process.ppid;
const isUnderNpm = process.env.npm_lifecycle_event === 'start';
setInterval(() => isUnderNpm && process.ppid !== parent && server.kill('SIGTERM'), 300).unref();

server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
