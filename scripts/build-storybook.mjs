// npm run build-storybook: the workshop as a static site in storybook-static/. Any warning fails it.
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const started = Date.now();
const output = await mustRun('npx', ['storybook', 'build', '--disable-telemetry', ...process.argv.slice(2)], {
  env: { NO_COLOR: '1' },
});
const [, ...warnings] = output.split(/^▲\s+/m);
if (warnings.length > 0) {
  console.error(`The build of Storybook printed ${warnings.length} warning(s):\n\n${warnings.join('\n')}`);
  process.exit(1);
}
console.log(`Built Storybook in ${((Date.now() - started) / 1000).toFixed(1)} s`);
