// A regular expression that takes more than linear time on external text lets one request block the server.
// Checks every literal in the sources. One that never receives long text says why, on its line or the line above:
// `// bounded: …`.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { analyse } from 'scslre';
import ts from 'typescript';

const REASON = /\/\/ bounded: \S/;
const slow = [];
let count = 0;

for await (const file of glob('packages/{sdk,server,react,common,frames,demo-site}/src/**/*.{ts,tsx}')) {
  if (/\.(test|stories)\.tsx?$/.test(file)) continue;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const lines = source.text.split('\n');
  const visit = (node) => {
    ts.forEachChild(node, visit);
    const literal = literalOf(node);
    if (!literal) return;
    count++;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (REASON.test(lines[line]) || REASON.test(lines[line - 1] ?? '')) return;
    for (const { exponential, character } of analyse(literal).reports)
      slow.push(
        `${file}:${line + 1} /${literal.source}/ takes ${exponential ? 'exponential' : 'quadratic'} time over a long run of "${character.pick}".`,
      );
  };
  visit(source);
}

/** The expression of a node: a literal, or `new RegExp('…')`. */
function literalOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments ?? [];
  if (!pattern || !ts.isStringLiteralLike(pattern)) return undefined;
  return { source: pattern.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}

if (slow.length > 0) {
  console.error([...new Set(slow)].join('\n'));
  console.error(
    'Rewrite these so that they need no backtracking, or state why no long text reaches them (// bounded: …).',
  );
  process.exit(1);
}
// Checking no files finds no problems either.
if (count < 100) {
  console.error(`Only ${count} expressions were seen: the check is broken.`);
  process.exit(1);
}
console.log(`No slow expression among ${count}`);
