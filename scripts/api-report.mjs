// npm run check -- api: compares the public surface of each package entry with its report in git, so that changes show in
// review. --write updates the reports; without it, an outdated report is an error.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { writeReadable } from './api/readableTypes.mjs';
import { requireNode } from './steps.mjs';

requireNode();
const isWrite = process.argv.includes('--write');
const packages = ['packages/sdk', 'packages/react', 'packages/embed'];
const temporary = resolve('.reports/api');
mkdirSync(temporary, { recursive: true });

/**
 * The order in which TypeScript prints the members of an enumeration differs from build to build, so both notations are
 * sorted: only a change of the surface changes the report.
 */
function inOrder(report) {
  return report
    .replace(/(?:^ *"?([\w-]+)"?: "\1";\n)+/gm, (block) => `${block.trimEnd().split('\n').sort().join('\n')}\n`)
    .replace(/(?:"[\w-]+"|\b[\w.]+)(?: \| (?:"[\w-]+"|[\w.]+\b(?![<[(])))+/g, (union) =>
      union.split(' | ').sort().join(' | '),
    );
}

let stale = 0;
for (const folder of packages) {
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  // An entry without its own source, or that only names what the index has, repackages another one, and style sheets have
  // no types.
  const isPart = ({ types }) =>
    /^export \{[^}]*\} from '[./]+\/index\.js';\n$/.test(readFileSync(`${folder}/${types}`, 'utf8'));
  const entries = Object.entries(exports).filter(
    ([name, target]) => target['lectern-source'] && !name.endsWith('.css') && !isPart(target),
  );
  const readable = resolve(temporary, folder);
  writeReadable(`${folder}/dist`, readable);
  mkdirSync(`${folder}/api`, { recursive: true });
  const reports = entries.map(([name, target]) => {
    const reportFileName = `${name === '.' ? 'index' : name.slice(2)}.api.md`;
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: resolve(folder, 'package.json'),
      configObject: {
        projectFolder: resolve(folder),
        newlineKind: 'lf',
        mainEntryPointFilePath: resolve(readable, basename(target.types)),
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              module: 'esnext',
              moduleResolution: 'bundler',
              target: 'es2022',
              lib: ['es2023', 'dom', 'dom.iterable'],
              strict: true,
              skipLibCheck: true,
              types: [],
            },
            files: [resolve(readable, basename(target.types))],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName,
          reportFolder: temporary,
          reportTempFolder: resolve(temporary, 'temp'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          // Undocumented names are reported by typedoc.
          extractorMessageReporting: { default: { logLevel: 'none' } },
          tsdocMessageReporting: { default: { logLevel: 'none' } },
        },
      },
    });
    return { reportFileName, config };
  });
  // One program for all entries of a package: their declarations are mostly the same.
  const [first, ...others] = reports.map(({ config }) => config);
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const { reportFileName, config } of reports) {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = message.logLevel !== 'error';
      },
    });
    const kept = `${folder}/api/${reportFileName}`;
    const report = inOrder(readFileSync(resolve(temporary, reportFileName), 'utf8'));
    if (isWrite) writeFileSync(kept, report);
    else if (report !== (existsSync(kept) ? readFileSync(kept, 'utf8') : '')) {
      stale += 1;
      console.error(`${kept} is not what the build has: see what changed with npm run regenerate`);
    }
  }
}
rmSync(temporary, { recursive: true, force: true });
process.exit(stale === 0 ? 0 : 1);
