// npm run package:react: compiles a partner's code against the built packages, with the types of both React versions
// and with the oldest supported TypeScript (packages/react/README.md).
import { mustRun } from './steps.mjs';

const compilers = { 'TypeScript 6': 'typescript', 'TypeScript 5.4': 'typescript-5' };
const projects = { 'React 19': 'tests/consumer', 'React 18': 'tests/consumer/tsconfig.react-18.json' };

for (const [compiler, folder] of Object.entries(compilers))
  for (const [types, project] of Object.entries(projects)) {
    await mustRun('node', [`node_modules/${folder}/bin/tsc`, '-p', project]);
    console.log(`Compiles with ${compiler} and the types of ${types}`);
  }
