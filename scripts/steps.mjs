// Shared by the scripts: runs a command and reports the result.
import { spawn } from 'node:child_process';

/** Runs a command; resolves with its exit code and output. With `isShown` the output is also printed as it arrives. */
export function run(command, args, { cwd, env, isShown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command; if it fails, prints its output and exits. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  console.error(output);
  console.error(`${command} ${args.join(' ')} failed (${code})`);
  process.exit(1);
}

const [major = 0] = process.versions.node.split('.').map(Number);

/** On Linux npm installs its own Node; elsewhere the machine's Node is used. */
export function requireNode(least = 22) {
  if (major >= least) return;
  console.error(
    `Lectern needs Node ${least} or newer; this is ${process.version}. ` +
      'Start it through npm (npm start, npm test): on Linux that uses the Node which npm ci installed.',
  );
  process.exit(1);
}
