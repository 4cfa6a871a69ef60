// Runs at `npm pack`: refuses a package without its types, and copies the guides that its users need into it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';

/** The declarations that an entry of `exports` names, under any condition. */
const typesOf = (entry) =>
  Object.entries(entry).flatMap(([condition, target]) =>
    typeof target === 'object' ? typesOf(target) : condition === 'types' ? [target] : [],
  );
const untyped = typesOf(JSON.parse(readFileSync('package.json', 'utf8')).exports ?? {}).filter(
  (file) => !file.includes('*') && !existsSync(file),
);
if (untyped.length > 0) {
  console.error(
    `This build has no types, such as ${untyped[0]}: \`npm start\` makes it without. Run \`npm run build\` before packing.`,
  );
  process.exit(1);
}

rmSync('docs', { recursive: true, force: true });
mkdirSync('docs');
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
