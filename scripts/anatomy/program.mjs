// The components of @lectern/react as the compiler sees them.
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../..');
export const source = resolve(root, 'packages/react/src');
const entries = {
  '@lectern/react': 'index.ts',
  '@lectern/react/parts': 'parts.ts',
  '@lectern/react/rich-text': 'rich-text.ts',
};

export function openProgram() {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const files = Object.values(entries).map((file) => resolve(source, file));
  const program = ts.createProgram(files, { ...options, types: ['vite/client'] });
  return { program, checker: program.getTypeChecker() };
}

/** The symbol itself, where a name is imported or exported again. */
export const original = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** A docstring, without the sections of the specification that it cites. */
export const describe = (checker, symbol) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/ \(§[^)]*\)/g, '')
    .trim();

/** The type of a component's props; undefined for anything that is no component. */
export function propsTypeOf(checker, type) {
  const [signature] = type.getCallSignatures();
  if (!signature || !/Element|ReactNode/.test(checker.typeToString(signature.getReturnType()))) return undefined;
  const [parameter] = signature.getParameters();
  // Several parts take no props.
  return parameter ? checker.getTypeOfSymbol(parameter) : checker.getVoidType();
}

/** The public components, each once: its name, symbol, type and the folder it is in. */
export function publicComponents({ program, checker }) {
  const found = new Map();
  for (const [from, file] of Object.entries(entries)) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(source, file)));
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = original(checker, exported);
      const [declaration] = symbol.declarations ?? [];
      if (!/^[A-Z]/.test(exported.name) || !(symbol.flags & ts.SymbolFlags.Value) || found.has(exported.name)) continue;
      const type = checker.getTypeOfSymbol(symbol);
      if (!propsTypeOf(checker, type)) continue;
      const folder = relative(source, dirname(declaration.getSourceFile().fileName));
      found.set(exported.name, { name: exported.name, from, folder, symbol, type });
    }
  }
  return found;
}
