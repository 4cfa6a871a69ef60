// Bundles exported components alone and fails where the bundle has a module of @lectern/react that the component doesn't
// import: each of them by esbuild, and one of each folder by Vite, which takes longer and is left out by `npm test`.
// Run `npm run build` first.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { requireNode } from './steps.mjs';

requireNode();
const isQuick = process.env.LECTERN_QUICK === '1';
const dist = resolve('packages/react/dist');
const indexes = ['index.js', 'parts.js'].map((name) => join(dist, name));
const isOwn = (id) => id.startsWith(dist);
/** Everything but the package itself stays outside: only its own modules are compared. */
const isOutside = (id) => !/^[./]/.test(id);

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*"(\.{1,2}\/[^"]+)"/g)].map(([, path]) =>
    resolve(dirname(file), path),
  );

/** A module and all that it imports, at once or later. */
function reach(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reach(next, seen);
  return seen;
}

/** The components by name, each with the index that has it and the module that it is imported from. */
const components = indexes.flatMap((index) =>
  [...readFileSync(index, 'utf8').matchAll(/import \{([^}]+)\} from "(\.\/[^"]+)"/g)].flatMap(([, names, path]) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1))
      .filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => ({ name, index, module: resolve(dist, path) })),
  ),
);
// One for each module: the others in it are bundled with the same code.
const roots = [...new Map(components.map((one) => [one.module, one])).values()];

/** How many components are bundled in one run, which reads each file once. All at once would take gigabytes. */
const AT_ONCE = 30;

/** What is in the bundle of each of these. */
async function modulesByEsbuild(some) {
  const { metafile } = await esbuild({
    entryPoints: some.map((_, place) => ({ in: `one:${place}`, out: String(place) })),
    outdir: dist,
    plugins: [
      {
        name: 'one',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^one:/ }, ({ path }) => ({ path: path.slice(4), namespace: 'one' }));
          onLoad({ filter: /./, namespace: 'one' }, ({ path }) => ({
            contents: `export { ${some[path].name} } from ${JSON.stringify(some[path].index)};`,
            resolveDir: dist,
          }));
        },
      },
    ],
    bundle: true,
    splitting: false,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    packages: 'external',
  });
  const bundles = Object.entries(metafile.outputs).map(([file, { inputs }]) => [
    basename(file, '.js'),
    Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(input)] : [])),
  ]);
  return some.map((_, place) => new Map(bundles).get(String(place)));
}

async function modulesByVite({ name, index }) {
  const entry = '\0one';
  const [{ output }] = [
    await vite({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'one',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) => (id === entry ? `export { ${name} } from ${JSON.stringify(index)};` : undefined),
        },
      ],
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: { input: entry, external: isOutside, preserveEntrySignatures: 'strict' },
      },
    }),
  ].flat();
  return output.flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
}

const sourceOf = (file) => readFileSync(file, 'utf8').match(/^\/\/ (src\/\S+)$/m)?.[1] ?? file;
const folders = new Set();
let strangers = 0;
const byEsbuild = [];
for (let start = 0; start < roots.length; start += AT_ONCE)
  byEsbuild.push(...(await modulesByEsbuild(roots.slice(start, start + AT_ONCE))));
for (const [place, component] of roots.entries()) {
  const { name, index, module } = component;
  const expected = reach(module);
  const folder = dirname(sourceOf(module));
  const bundles = [['esbuild', byEsbuild[place]]];
  if (!isQuick && !folders.has(folder)) bundles.push(['Vite', await modulesByVite(component)]);
  if (!isQuick) folders.add(folder);
  for (const [bundler, modules] of bundles) {
    if (!modules.includes(module)) throw new Error(`${name}: not in its own bundle by ${bundler}.`);
    const others = modules.filter((file) => isOwn(file) && file !== index && !expected.has(file));
    strangers += others.length;
    if (others.length > 0) console.error(`${name} by ${bundler} has ${others.map(sourceOf).join(', ')}`);
  }
}
console.log(`${roots.length} components bundled alone, ${folders.size} by Vite too: ${strangers} modules of others`);
if (strangers > 0) process.exitCode = 1;
