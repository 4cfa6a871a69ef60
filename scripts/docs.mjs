// npm run docs: builds the documentation, which the server then serves at /docs. It is made from sources alone.
import { mustRun, requireNode } from './steps.mjs';

requireNode();
await mustRun('npm', ['run', 'build', '--silent', '-w', 'packages/docs'], { isShown: true });
