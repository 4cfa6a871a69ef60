import { elements, isPressed, isRequired, toViewRequest } from '@lectern/embed/elements';
import { manifest } from './describeElements.ts';

/** What is wrong with HTML for partners' pages: unclosed tags, and names that the elements don't know. */

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set(['img', 'input', 'link', 'meta', 'br', 'hr', 'source']);
/** What any element of HTML may have, and what fills own markup. */
const everywhere = /^(id|class|slot|style|hidden|lectern-(bind|if|unless|each))$/;
const scriptData = ['data-key', 'data-campaign'];

type Rows = Readonly<Record<string, { kind: string | readonly string[] }>>;
const rowsOf = (name: string): Rows | undefined =>
  Object.hasOwn(elements, name) ? elements[name as keyof typeof elements].attributes : undefined;

const { modules } = manifest() as { modules: { declarations: { events: { name: string }[] }[] }[] };
const events = new Set(modules[0]?.declarations[0]?.events.map(({ name }) => name));

function problemsOfElement(name: string, attributes: ReadonlyMap<string, string>): string[] {
  if (name === 'script')
    return [...attributes.keys()].filter((one) => one.startsWith('data-') && !scriptData.includes(one));
  if (!name.startsWith('lectern-')) return [];
  const rows = rowsOf(name);
  if (!rows) return [`<${name}>`];
  const bound = attributes.get('lectern-bind') ?? '';
  const wrong = [...attributes].filter(([one, value]) => {
    const kind = rows[one]?.kind;
    return kind ? typeof kind !== 'string' && !kind.includes(value) : !everywhere.test(one);
  });
  const missing = Object.keys(rows).filter(
    (one) => isRequired(name as keyof typeof elements, one) && !attributes.has(one) && !bound.includes(`${one}:`),
  );
  return [
    ...wrong.map(([one, value]) => `<${name} ${one}="${value}">`),
    ...missing.map((one) => `<${name}> without ${one}`),
  ];
}

function problemsOfScript(script: string): string[] {
  const listened = [...script.matchAll(/addEventListener\('(lectern-[\w-]+)'/g)].map(([, name = '']) => name);
  const opened = [...script.matchAll(/lectern\.open\('([\w-]+)'(?:, \{(.*?)\})?/g)];
  return [
    ...listened.filter((name) => !events.has(name)),
    ...opened.flatMap(([all, view = '', given = '']) => {
      if (!isPressed(view)) return [all];
      const known = Object.keys(toViewRequest(view, 'course', 'lecture', 'CODE').params);
      return [...given.matchAll(/(\w+):/g)].flatMap(([, name = '']) =>
        known.includes(name) ? [] : [`${all}: ${name}`],
      );
    }),
  ];
}

export function htmlProblems(html: string): string[] {
  const scripts: string[] = [];
  const markup = html
    .replace(/<!doctype html>|<!--.*?-->/gis, '')
    .replace(/(<(script|style)\b[^>]*>)(.*?)<\/\2>/gs, (_, start: string, name: string, content: string) => {
      if (/type="importmap"/.test(start)) JSON.parse(content);
      if (name === 'script') scripts.push(content);
      return `${start}</${name}>`;
    });
  const open: string[] = [];
  const problems: string[] = [];
  for (const [, end, name = '', given = ''] of markup.matchAll(TAG)) {
    if (end) {
      if (open.pop() !== name) problems.push(`</${name}>`);
      continue;
    }
    const attributes = new Map([...given.matchAll(ATTRIBUTE)].map(([, one = '', value = '']) => [one, value]));
    problems.push(...problemsOfElement(name, attributes));
    scripts.push(attributes.get('onclick') ?? '');
    if (!withoutEnd.has(name)) open.push(name);
  }
  const unread = markup.replaceAll(TAG, '').match(/<[^\n]{0,40}/g) ?? [];
  return [
    ...problems,
    ...open.map((name) => `<${name}> is not closed`),
    ...unread,
    ...scripts.flatMap(problemsOfScript),
  ];
}
