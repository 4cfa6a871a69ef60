// npm run admin -- <command>: runs an operator's command on the built server.
import { spawn } from 'node:child_process';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);
const child = spawn(process.execPath, ['packages/server/dist/admin.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
