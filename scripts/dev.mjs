// npm run dev: server and site from source, with hot reloading.
import { spawn } from 'node:child_process';
import { requireNode } from './steps.mjs';

requireNode();
const sitePort = process.env.PORT ?? '4000';
const apiPort = process.env.API_PORT ?? '4001';
const children = [];

function start(command, args, env) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

const server = start(
  'npx',
  ['tsx', 'watch', '--clear-screen=false', '--conditions=lectern-source', 'packages/server/src/main.ts'],
  {
    PORT: apiPort,
    PUBLIC_URL: `http://localhost:${sitePort}`,
    SERVER_TIMING: process.env.SERVER_TIMING ?? '1',
  },
);
let isSiteStarted = false;
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (isSiteStarted || !String(chunk).includes('listening at')) return;
  isSiteStarted = true;
  const site = start('npx', ['vite', 'packages/demo-site', '--config', 'packages/demo-site/vite.config.ts'], {
    PORT: sitePort,
    API_URL: `http://127.0.0.1:${apiPort}`,
  });
  site.stdout.pipe(process.stdout);
});
