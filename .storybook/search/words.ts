import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import ts from 'typescript';
import { en } from '../../packages/sdk/src/messages/en.ts';
import { words } from '../../packages/sdk/src/messages/words/index.ts';
import { readHooks } from '../pages/hooks.ts';

const texts: Readonly<Record<string, string>> = { ...en, ...words };

/** What can be searched for: a text, and the states that it stands in; none where it may be in any. */
interface Found {
  text: string;
  story?: string;
}

/** The texts that a message key stands for: one, or a singular and a plural. */
const textsOf = (key: string): string[] =>
  [key, `${key}.one`, `${key}.other`].flatMap((name) => texts[name] ?? []).map((text) => text.replace(/\{\w+\}/g, '…'));

function stringsIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node) => {
    if (ts.isStringLiteralLike(one)) found.push(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** Where the functions of `statesOf` take what proves a state. */
const proofAt: Readonly<Record<string, number>> = {
  ready: 0,
  empty: 0,
  invalid: 0,
  done: 0,
  long: 0,
  many: 0,
  role: 0,
  loading: 1,
  busy: 1,
  failed: 1,
  refused: 2,
};

/** What proves a state, or names a page, in this node. */
function proofIn(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && ['shows', 'words'].includes(node.name.getText())) return node.initializer;
  return ts.isCallExpression(node) ? node.arguments[proofAt[node.expression.getText()] ?? -1] : undefined;
}

/** The texts of proofs and `words` in a stories file, which is only read, not run. */
export function wordsInStories(source: string): Found[] {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Found[] = [];
  const visit = (node: ts.Node, story?: string) => {
    let inside = story;
    if (ts.isVariableDeclaration(node) && node.parent.parent.parent === file) inside = node.name.getText();
    const proof = proofIn(node);
    if (proof) {
      // A key, else literal text of the seed.
      for (const text of stringsIn(proof).flatMap((one) => (textsOf(one).length > 0 ? textsOf(one) : [one]))) {
        const isWord = ts.isPropertyAssignment(node) && node.name.getText() === 'words';
        found.push(isWord || !inside ? { text } : { text, story: inside });
      }
    }
    ts.forEachChild(node, (child) => {
      if (child !== proof) visit(child, inside);
    });
  };
  visit(file);
  return found;
}

/** Every text that the components of a folder can show: the message keys in their sources. */
function wordsInFolder(folder: string, name: string): string[] {
  // The pieces share one folder: each has only its own file.
  const pattern = folder.endsWith('/ui') ? `${folder}/${name}.tsx` : `${folder}/**/*.{ts,tsx}`;
  const files = globSync(pattern, { exclude: ['**/*.test.*', '**/*.stories.*'] });
  return files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)])
    .flatMap(([, key = '']) => textsOf(key));
}

/** The names on the pages of the reference: hooks and tokens, each at its place. */
function namesOn(title: string): string[] {
  if (title === 'Reference/Hooks') return readHooks().map(({ name }) => name);
  if (title !== 'Reference/Tokens') return [];
  const css = readFileSync('packages/react/src/styles/tokens.css', 'utf8');
  return [...new Set([...css.matchAll(/--(lectern-[\w-]+)(?=:)/g)].map(([, name = '']) => name))];
}

/** Adds the words on each component to the anchors of its docs page, which is where Storybook's search looks. */
export function addWords({ entries }: StoryIndex): void {
  const all = Object.values(entries);
  for (const page of all) {
    if (page.type !== 'docs') continue;
    const names = namesOn(page.title);
    if (names.length > 0) page.anchors = names.map((name) => ({ id: `anchor--${name}`, title: name }));
    if (!page.importPath.endsWith('.stories.tsx')) continue;
    const anchorOf = (story: string | undefined) => {
      const own = all.filter((entry) => entry.type === 'story' && entry.importPath === page.importPath);
      const entry = own.find((one) => one.type === 'story' && one.exportName === story) ?? own[0];
      return entry && `anchor--${entry.id}`;
    };
    const name = page.title.split('/').at(-1) ?? '';
    const found: Found[] = [
      ...wordsInStories(readFileSync(page.importPath, 'utf8')),
      ...wordsInFolder(dirname(page.importPath), name).map((text) => ({ text })),
    ];
    const anchors = new Map((page.anchors ?? []).map((anchor) => [anchor.title, anchor]));
    for (const { text, story } of found) {
      const id = anchorOf(story);
      if (id && !anchors.has(text)) anchors.set(text, { id, title: text });
    }
    page.anchors = [...anchors.values()];
  }
}
