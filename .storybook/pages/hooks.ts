import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = 'packages/react/src';

/** A hook that hosts can call. */
export interface HookDescription {
  name: string;
  description: string;
  /** Its parameters and what it returns, as its source says. */
  signature: string;
}

const printer = ts.createPrinter({ removeComments: true });

/** The public hooks with the comments above them, by name. The sources are only read, not run. */
export function readHooks(): HookDescription[] {
  const indexes = globSync(`${root}/{index,hooks/index,provider/index}.ts`);
  const exported = new Set(indexes.flatMap((index) => readFileSync(index, 'utf8').match(/\buse[A-Z]\w*/g) ?? []));
  return globSync(`${root}/{hooks,provider,components}/**/use*.ts`)
    .concat(globSync(`${root}/provider/*.ts`))
    .filter((file, place, all) => all.indexOf(file) === place)
    .flatMap((path) => hooksIn(path, readFileSync(path, 'utf8')))
    .filter(({ name }) => exported.has(name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The hooks that a file exports. */
function hooksIn(path: string, source: string): HookDescription[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isFunctionDeclaration).flatMap((node) => {
    const name = node.name?.text ?? '';
    if (!/^use[A-Z]/.test(name)) return [];
    const print = (part: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, part, file);
    const parameters = node.parameters.map(print).join(', ');
    return {
      name,
      description: ts
        .getJSDocCommentsAndTags(node)
        .filter(ts.isJSDoc)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' '),
      signature: `${name}(${parameters})${node.type ? `: ${print(node.type)}` : ''}`,
    };
  });
}

/** A module that is made from the hooks' sources. */
export function hooksModule(): Plugin {
  const id = 'virtual:lectern/hooks';
  return {
    name: 'lectern-hooks',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(readHooks())}` : undefined),
  };
}
