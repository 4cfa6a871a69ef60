// npm pack, in a package: puts the guides that its users need beside its code.
import { cpSync, existsSync, rmSync } from 'node:fs';

rmSync('docs', { recursive: true, force: true });
for (const name of process.argv.slice(2)) {
  const guide = `../../docs/${name}`;
  if (existsSync(`${guide}.md`)) cpSync(`${guide}.md`, `docs/${name}.md`);
  else cpSync(guide, `docs/${name}`, { recursive: true });
}
