import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** The `node_modules` of packages that only these pages use; installed once, outside the project's own. */
export async function installed(name: string, packages: readonly string[]): Promise<string> {
  const folder = resolve('.reports', name);
  if (!existsSync(`${folder}/node_modules`)) {
    const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    await promisify(execFile)('npm', ['install', ...options, ...packages]);
  }
  return `${folder}/node_modules`;
}
