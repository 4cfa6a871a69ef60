// Runs at `npm pack`: copies the guides that users of a package need into it.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

rmSync('docs', { recursive: true, force: true });
for (const name of process.argv.slice(2)) {
  const guide = `../../docs/${name}`;
  if (existsSync(`${guide}.md`)) cpSync(`${guide}.md`, `docs/${name}.md`);
  else cpSync(guide, `docs/${name}`, { recursive: true });
}

// Links that work only in the repository would be broken in the package.
const dead = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    [...readFileSync(`docs/${name}`, 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
      .map(([, link]) => link)
      .filter((link) => link.startsWith('..') || !existsSync(`docs/${link}`))
      .map((link) => `docs/${name} links to ${link}, which is not in the package.`),
  );
if (dead.length > 0) {
  console.error(dead.join('\n'));
  process.exitCode = 1;
}
