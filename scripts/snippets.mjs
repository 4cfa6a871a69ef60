// The blocks of code in the guides: tests/docs/snippets.test.ts checks them, and `npm run check -- types` compiles those
// of TypeScript, which are written to .reports/snippets, each line where it is in its guide.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const folder = '.reports/snippets';
/** What stands for the reader's own names, and for names that a guide has imported before. */
const CONTEXT = 'tests/docs/snippetContext.tsx';
/** What a snippet imports from the reader's own project, unless another snippet is that file. */
const own = { 'docs/widgets/texts/polish.ts': `export { words as polish } from '@lectern/sdk/words';` };

/** Every block of code: its guide, line, language and text, and the file that it shows whole, if it does. */
export function readSnippets() {
  const files = globSync(['*.md', 'docs/*.md', 'packages/*/README.md', 'examples/**/README.md'], {
    exclude: (path) => path.includes('node_modules'),
  });
  return files.sort().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/(?:<!-- (\S+) -->\n)?^( *)(`{3,})(\w+)\n(.*?)^\2\3$/gms)].map((match) => {
      const [all, shown, indent, , language, code] = match;
      const line = text.slice(0, match.index + all.indexOf('```')).split('\n').length + 1;
      return { file, line, language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), shown };
    });
  });
}

const parse = (code) => ts.createSourceFile('code.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
/** The names that a pattern binds. */
const bound = (name) =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((one) => (one.name ? bound(one.name) : []));

/** What the context has: each name, and whether it is a type alone. */
function readContext() {
  const names = new Map();
  for (const statement of parse(readFileSync(CONTEXT, 'utf8')).statements) {
    if (ts.isExportDeclaration(statement))
      for (const { name, isTypeOnly } of statement.exportClause.elements)
        names.set(name.text, statement.isTypeOnly || isTypeOnly);
    if (!isExported(statement)) continue;
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) names.set(name.text, false);
    else names.set(statement.name.text, ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement));
  }
  return names;
}

const [VALUE, TYPE, EXPORTED] = ['value', 'type', 'exported'];

/** The names that code uses, and those that it declares or imports itself. */
function namesIn(code) {
  const used = new Set();
  const visit = (node) => {
    const { parent } = node;
    const isProperty =
      (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) &&
      parent.name === node;
    if (ts.isIdentifier(node) && !isProperty) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  const declared = new Map();
  for (const statement of parse(code).statements) {
    visit(statement);
    const kind = isExported(statement) ? EXPORTED : VALUE;
    if (ts.isVariableStatement(statement))
      for (const name of statement.declarationList.declarations.flatMap((one) => bound(one.name)))
        declared.set(name, kind);
    if (ts.isFunctionDeclaration(statement)) declared.set(statement.name.text, kind);
    const { isTypeOnly = false, namedBindings } = (ts.isImportDeclaration(statement) && statement.importClause) || {};
    for (const one of namedBindings?.elements ?? [])
      declared.set(one.name.text, isTypeOnly || one.isTypeOnly ? TYPE : VALUE);
  }
  return { used, declared };
}

/** A snippet as a module: markup in a fragment, missing names imported, all names used. */
function moduleOf({ language, line, code }, context, up) {
  const markup = code.search(/^</m);
  let body = markup < 0 ? code.trimEnd() : `${code.slice(0, markup)}void (<>${code.slice(markup).trimEnd()}</>);`;
  // JavaScript has no word for it.
  if (language === 'js') body = body.replaceAll(/document\.querySelector\([^)]*\)|process\.env\.\w+/g, '$&!');
  const { used, declared } = namesIn(body);
  const taken = [...used].filter((name) => context.has(name) && !declared.has(name));
  const names = taken.map((name) => (context.get(name) ? `type ${name}` : name));
  const head = names.length > 0 ? `import { ${names.join(', ')} } from '${up}${CONTEXT}';` : '';
  const own = [...declared].flatMap(([name, kind]) =>
    kind === EXPORTED ? [] : [kind === TYPE ? `type ${name}` : name],
  );
  return `${head}${'\n'.repeat(line - 1)}${body}\nexport { ${[...names, ...own].join(', ')} };\n`;
}

/** Writes what the compiler checks. */
export function writeModules() {
  rmSync(folder, { recursive: true, force: true });
  const context = readContext();
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(own)) write(path, text);
  for (const snippet of readSnippets()) {
    if (!/^(tsx?|js)$/.test(snippet.language) || snippet.shown) continue;
    const guide = snippet.file.replace(/\.md$/, '');
    // `// app/page.tsx`: where it is in the reader's project.
    const place = /^\/\/ ([\w/]+\.tsx?)\b/.exec(snippet.code)?.[1] ?? `${snippet.line}.tsx`;
    const path = join(guide, place);
    write(path, moduleOf(snippet, context, '../'.repeat(join(folder, path).split('/').length - 1)));
  }
}
