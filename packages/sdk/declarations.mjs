// After the build: the declarations have the doc line of every call, which editors show on `marketplace.courses.search`.
// TypeScript drops the comments inside an inferred type.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const [group, row] = [/^ {4}(\w+): \{$/, /^ {8}(\w+): \{$/];

const files = globSync('dist/*.d.ts');
let calls = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const table = text.match(/^declare const endpoints: \{\n[\s\S]*?^\};$/m)?.[0];
  if (table === undefined) continue;
  let source = '';
  let resource = '';
  const lines = table.split('\n').map((line) => {
    resource = line.match(group)?.[1] ?? resource;
    if (group.test(line)) {
      const parts = globSync(`src/endpoints/*/${resource}.ts`);
      source = parts.map((part) => readFileSync(part, 'utf8')).join('');
    }
    const call = line.match(row)?.[1];
    if (call === undefined) return line;
    calls += 1;
    const doc = source.match(new RegExp(`^  /\\*\\*((?!\\*/)[\\s\\S])*\\*/\\n(?=  ${call}: \\{$)`, 'm'))?.[0];
    if (doc === undefined) throw new Error(`${resource}.${call} has no doc comment.`);
    return doc.replace(/^ {2}/gm, '        ') + line;
  });
  writeFileSync(
    file,
    text.replace(table, () => lines.join('\n')),
  );
}
// Where the types were not built there is no file.
if (files.length > 0 && calls === 0) throw new Error('No declaration file has the table of calls.');
