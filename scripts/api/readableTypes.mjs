// Rewrites declarations for people: schemas as `Schema<In, Out>` instead of zod's types, types
// derived from schemas as their members, and tables of texts without the texts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** The number of members from which an object of strings counts as a table of texts. */
const MIN_TEXTS = 30;
const SDK = '@lectern/sdk';
const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseFullyQualifiedType;

/** Writes readable copies of the declarations in one folder to another. */
export function writeReadable(folder, target) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const sources = files.map((file) => program.getSourceFile(file)).filter((source) => source !== undefined);
  const write = (type, node) => checker.typeToString(type, node, FORMAT);

  /** The type of each schema, on one line → its name. */
  const names = new Map();
  /** Name → file that declares it. */
  const homes = new Map();
  for (const source of sources)
    source.forEachChild((node) => {
      if (!isMadeFromSchema(node)) return;
      const key = keyOf(write(checker.getTypeAtLocation(node), node));
      if (!key.startsWith('{') || names.has(key)) return;
      names.set(key, node.name.text);
      homes.set(node.name.text, source);
    });
  // The SDK's types, if a package builds on it: inference writes them out as well.
  const sdk = sources
    .flatMap(({ statements }) => statements)
    .filter((node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text === SDK)
    .map((node) => checker.getSymbolAtLocation(node.moduleSpecifier))
    .find((symbol) => symbol !== undefined);
  for (const symbol of sdk ? checker.getExportsOfModule(sdk) : []) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!target.declarations?.some(isMadeFromSchema)) continue;
    const key = keyOf(write(checker.getDeclaredTypeOfSymbol(target), target.declarations[0]));
    if (!key.startsWith('{') || names.has(key)) continue;
    names.set(key, symbol.name);
    homes.set(symbol.name, SDK);
  }
  /** Imports for the names that a module's text uses but doesn't import. */
  function importsFor(source, text) {
    const known = new Set(
      checker.getSymbolsInScope(source, ts.SymbolFlags.Type | ts.SymbolFlags.Alias).map(({ name }) => name),
    );
    const schema = hasWord(text, 'Schema') ? ["import { Schema } from './schema.js';\n"] : [];
    const missing = [...homes].filter(([name, home]) => home !== source && !known.has(name) && hasWord(text, name));
    const types = missing.map(([name, home]) => {
      if (home === SDK) return `import { ${name} } from '${SDK}';\n`;
      const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(home)).find((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return target.declarations?.some((node) => node.name?.text === name && node.getSourceFile() === home);
      });
      return `import { ${exported.name} as ${name} } from './${basename(home.fileName, '.d.ts')}.js';\n`;
    });
    return [...schema, ...types];
  }
  /** A type with its members in order, and names in place of what they stand for, but for `own`. */
  const inLines = (type, own) => inOrder(type, (key) => (names.get(key) === own ? undefined : names.get(key)));

  function schemaText(node) {
    const zod = checker.getTypeFromTypeNode(node).getProperty('_zod');
    if (!zod) return undefined;
    const inner = checker.getTypeOfSymbolAtLocation(zod, node);
    const [input, output] = ['input', 'output'].map((name) => {
      const symbol = inner.getProperty(name);
      return symbol && write(checker.getTypeOfSymbolAtLocation(symbol, node), node);
    });
    if (!input || !output) return undefined;
    return inLines(keyOf(input) === keyOf(output) ? `Schema<${output}>` : `Schema<${input}, ${output}>`);
  }

  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'schema.d.ts'), 'export interface Schema<In, Out = In> { input: In; output: Out }\n');
  for (const source of sources) {
    const edits = [];
    const visit = (node) => {
      if (isMadeFromSchema(node)) {
        const text = inLines(write(checker.getTypeAtLocation(node), node), node.name.text);
        edits.push([node.type.getStart(), node.type.end, text]);
      } else if (ts.isTypeLiteralNode(node) && isTableOfTexts(node)) {
        const keys = node.members.map(({ name }) => `'${name.text}'`);
        edits.push([node.getStart(), node.end, `Record<\n${keys.sort().join(' |\n')},\nstring>`]);
      } else if (ts.isTypeLiteralNode(node) && isInferred(node)) {
        edits.push([node.getStart(), node.end, inLines(write(checker.getTypeFromTypeNode(node), node))]);
      } else {
        const schema = ts.isTypeReferenceNode(node) ? schemaText(node) : undefined;
        if (schema) edits.push([node.getStart(), node.end, schema]);
        else node.forEachChild(visit);
      }
    };
    source.forEachChild(visit);
    let text = source.text;
    for (const [start, end, replacement] of edits.reverse()) {
      const [indent] = /^ */.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1));
      text = text.slice(0, start) + replacement.replaceAll('\n', `\n${indent}`) + text.slice(end);
    }
    writeFileSync(join(target, basename(source.fileName)), importsFor(source, text).join('') + text);
  }
}

const printer = ts.createPrinter({ removeComments: true });

/** The same text for the same type, whatever the order in which TypeScript met its members. */
const keyOf = (type) => inOrder(type, () => undefined);

/** A type with its members in alphabetical order, and the names that `nameOf` knows by their keys. */
function inOrder(type, nameOf) {
  const source = ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.ES2022, true);
  const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const visit = (node, isNamed) => {
    const inner = (child) => visit(child, isNamed);
    if (ts.isTypeLiteralNode(node)) {
      const name = isNamed && nameOf(print(visit(node, false)));
      if (name) return ts.factory.createTypeReferenceNode(name);
      const members = node.members.map((member) => ts.visitEachChild(member, inner, undefined));
      return ts.factory.createTypeLiteralNode(
        members
          .map((member) => [print(member), member])
          .sort(byText)
          .map(second),
      );
    }
    if (ts.isUnionTypeNode(node)) {
      const types = node.types.map(inner);
      return ts.factory.createUnionTypeNode(
        types
          .map((one) => [print(one), one])
          .sort(byText)
          .map(second),
      );
    }
    return ts.visitEachChild(node, inner, undefined);
  };
  return print(visit(source.statements[0].type, true));
}
const byText = ([one], [other]) => (one < other ? -1 : Number(one > other));
const second = ([, node]) => node;

/** In the type of a variable or function that TypeScript wrote, which has no schema in it. */
function isInferred(node) {
  if (/\bz\d*\.|Zod/.test(node.getText())) return false;
  let statement = node.parent;
  while (!ts.isSourceFile(statement.parent)) statement = statement.parent;
  return ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement);
}

const hasWord = (text, word) => new RegExp(`\\b${word}\\b`).test(text);

/** `type Course = z.output<typeof course>` */
function isMadeFromSchema(node) {
  return (
    ts.isTypeAliasDeclaration(node) &&
    ts.isTypeReferenceNode(node.type) &&
    /\b(?:output|infer|input)$/.test(node.type.typeName.getText()) &&
    (node.type.typeArguments?.length ?? 0) === 1 &&
    ts.isTypeQueryNode(node.type.typeArguments[0])
  );
}

function isTableOfTexts({ members }) {
  return (
    members.length >= MIN_TEXTS &&
    members.every((member) => ts.isPropertySignature(member) && member.type?.kind === ts.SyntaxKind.StringKeyword)
  );
}
