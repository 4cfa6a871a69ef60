// npm run check -- package:sdk package:embed package:react: compiles a partner's code against the built packages, with the oldest
// supported TypeScript (packages/react/README.md), and with the types of both React versions where it uses React.
import { existsSync } from 'node:fs';
import { mustRun } from './steps.mjs';

const compilers = { 'TypeScript 6': 'typescript', 'TypeScript 5.4': 'typescript-5' };
const folder = process.argv[2] ?? 'tests/consumer';
const react18 = `${folder}/tsconfig.react-18.json`;
const projects = existsSync(react18) ? { 'React 19': folder, 'React 18': react18 } : { Node: folder };

// `npm test` takes the newest pair and the oldest.
const isQuick = process.env.LECTERN_QUICK === '1';
for (const [place, [compiler, tsc]] of Object.entries(compilers).entries())
  for (const [types, project] of Object.entries(projects).filter((_, other) => !isQuick || other === place)) {
    await mustRun('node', [`node_modules/${tsc}/bin/tsc`, '-p', project]);
    console.log(`Compiles with ${compiler} and the types of ${types}`);
  }
