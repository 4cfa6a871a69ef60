// Bundles a small program with esbuild and with Vite, and weighs what it loads.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

export const kilobytes = (code) => gzipSync(code, { level: 9 }).length / 1000;

/** The kilobytes of a file with all that it imports at once, and with what it imports later. */
function weigh(files, entry, isCounted = () => true) {
  const reach = (name, isDeep, seen = new Set()) => {
    const file = files.get(name);
    if (!file || seen.has(name) || !isCounted(name)) return seen;
    seen.add(name);
    for (const next of [...file.imports, ...(isDeep ? file.later : [])]) reach(next, isDeep, seen);
    return seen;
  };
  const sum = (names) => [...names].reduce((total, name) => total + kilobytes(files.get(name).code), 0);
  return { first: sum(reach(entry, false)), whole: sum(reach(entry, true)) };
}

const esbuildOptions = (contents) => ({
  stdin: { contents, resolveDir: process.cwd() },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
});

/** The kilobytes of a program in one file. */
export async function weighOneFile(contents) {
  const { outputFiles } = await esbuild(esbuildOptions(contents));
  return kilobytes(outputFiles[0].contents);
}

/** @param external packages that aren't bundled */
export async function weighByEsbuild(contents, external = []) {
  const { outputFiles, metafile } = await esbuild({
    ...esbuildOptions(contents),
    external,
    splitting: true,
    outdir: '.reports',
    metafile: true,
  });
  const pathsOf = (imports, wanted) => imports.filter(({ kind }) => kind === wanted).map(({ path }) => path);
  const files = Object.entries(metafile.outputs).map(([name, { imports }]) => [
    name,
    {
      code: outputFiles.find(({ path }) => path.endsWith(name)).contents,
      imports: pathsOf(imports, 'import-statement'),
      later: pathsOf(imports, 'dynamic-import'),
    },
  ]);
  return weigh(new Map(files), '.reports/stdin.js');
}

/**
 * The chunks that Vite makes of a program.
 *
 * @param external what isn't bundled
 * @param options.groups modules that get a chunk of their own
 * @param options.signatures 'strict' keeps the program's exports; false, as in Vite's applications, lets the program's own
 *   chunk also hold what later chunks share with it
 */
export async function bundleByVite(contents, external = () => false, { groups = [], signatures = 'strict' } = {}) {
  // Vite needs a file from which the packages can be resolved.
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/entry.mjs', contents);
  const [{ output }] = [
    await vite({
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        // As an application, not a library: Vite leaves the white space in those.
        rolldownOptions: {
          input: '.reports/entry.mjs',
          external,
          preserveEntrySignatures: signatures,
          output: { codeSplitting: { groups }, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    }),
  ].flat();
  return output.filter(({ type }) => type === 'chunk');
}

/** @param isCounted false for the names of chunks that aren't weighed */
export async function weighByVite(contents, external, isCounted) {
  const chunks = await bundleByVite(contents, external);
  const files = chunks.map(({ fileName, code, imports, dynamicImports }) => [
    fileName,
    { code, imports, later: dynamicImports },
  ]);
  return weigh(new Map(files), chunks.find(({ isEntry }) => isEntry).fileName, isCounted);
}
