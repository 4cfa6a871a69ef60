import { type Container, parse, type Root, type Rule } from 'postcss';
import type { UsedStyles } from './usedStyles.ts';

type Tokens = Map<string, string>;

/**
 * A sheet of fragments, for their shadow roots: what they use of the components' styles. A token such as
 * `--lectern-color-text` becomes `--l-color-text`, whose value is the host's token or, without one, the default.
 *
 * @param components all styles of `@lectern/react`
 * @param own the styles that only fragments have
 * @param used what the fragments use of the components' styles
 */
export function writeSheet(components: string, own: string, used: UsedStyles): string {
  const sheet = parse(components);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
  // A fragment without a script is a page of links; the loader sets the theme where there is one.
  sheet.walkAtRules('media', (media) => void (media.params.includes('scripting') && media.remove()));
  sheet.walkAtRules('keyframes', (frames) => void frames.remove());
  const light = takeTokens(sheet, (rule) => rule.parent === sheet);
  const dark = takeTokens(sheet, (rule) => rule.parent !== sheet);
  sheet.walkRules((rule) => keepUsed(rule, used));
  sheet.append(parse(own));
  removeEmpty(sheet);

  const read = usedTokens(`${sheet}`, light);
  const define = (tokens: Tokens) =>
    [...tokens]
      .flatMap(([name, value]) => (read.has(name) ? `--l-${name}:var(--lectern-${name},${value});` : []))
      .join('');
  const unit = ([size, query]: readonly [number, string]) =>
    `@media ${query}{.lectern-root{--l-unit:var(--lectern-unit,${size}px)}}`;
  light.set('unit', '16px');
  sheet.prepend(
    // Not what the host's elements inherit; variables and the direction are left as they are.
    `.lectern-root{all:initial;display:block;color-scheme:light;${define(light)}}`,
    ...chosenSizes.map(unit),
    `@media not print{.lectern-root[data-lectern-theme=dark],:host([theme=dark]) .lectern-root{color-scheme:dark;${define(dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:host(:not([theme=light])) .lectern-root:not([data-lectern-theme]){color-scheme:dark;${define(dark)}}}`,
  );
  return rename(sheet, read);
}

/**
 * The unit follows the font size that a person has chosen in the browser. `rem` would follow the page around the widget,
 * where 10px is common; in a media query, `em` is what the person has chosen.
 */
const chosenSizes = [20, 24, 28, 32].map((size) => [size, `(min-width:calc((${size}px - 1em)*9999))`] as const);

/** Takes the definitions of tokens out of the sheet. */
function takeTokens(sheet: Root, isWanted: (rule: Rule) => boolean): Tokens {
  const tokens: Tokens = new Map();
  sheet.walkRules(/^:where\(\s*\.lectern-root/, (rule) => {
    if (!isWanted(rule)) return;
    rule.walkDecls(/^--lectern-/, ({ prop, value }) => void tokens.set(prop.slice('--lectern-'.length), asMine(value)));
    rule.remove();
  });
  return tokens;
}

/** Nothing in a fragment is disabled, and its cards are those of a grid. */
const unused = /:disabled|\[aria-disabled|\.lectern-course-card\[data-variant=["']?quiet/;
const exception = /:not\(\s*:disabled,\s*\[aria-disabled[^\]]*\]\s*\)/g;

/** Drops the selectors of a rule that no element of a fragment can match, and the exceptions that none can be. */
function keepUsed(rule: Rule, used: UsedStyles) {
  const selectors = rule.selectors.map((selector) =>
    selector
      .replace(exception, '')
      .replace(/:not\(\.([\w-]+)\)/g, (all, name: string) => (used.classes.has(name) ? all : '')),
  );
  const kept = selectors.filter((selector) => {
    const positive = selector.replace(/:not\([^)]*\)/g, '');
    const classes = positive.match(/\.[a-z][\w-]*/g) ?? [];
    const attributes = positive.match(/\[[^\][]*\]/g) ?? [];
    return (
      !positive.includes(':root') &&
      !unused.test(positive) &&
      !/^select\b/.test(positive) &&
      classes.every((name) => used.classes.has(name.slice(1))) &&
      attributes.every((attribute) => used.attributes.has(attribute.replace(/["']/g, '')))
    );
  });
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}

function removeEmpty(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node)) continue;
    removeEmpty(node as Container);
    if (node.nodes?.length === 0) node.remove();
  }
}

/** The names of the tokens that a sheet reads, and those that these are made of. */
function usedTokens(css: string, tokens: Tokens): Set<string> {
  const used = new Set<string>();
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\(--(?:lectern|l)-([\w-]+)/g)) {
      if (used.has(name) || !tokens.has(name)) continue;
      used.add(name);
      read(tokens.get(name) ?? '');
    }
  };
  read(css);
  return used;
}

const asMine = (value: string) =>
  value
    .replaceAll('var(--lectern-', 'var(--l-')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\() | (?=\))/g, '');

/** Makes the rules read and set the sheet's own tokens. */
function rename(sheet: Root, used: ReadonlySet<string>): string {
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const isDefinition = prop.startsWith('--l-');
    if (!isDefinition)
      declaration.value = value.replace(/var\(--lectern-([\w-]+)/g, (given, name: string) =>
        used.has(name) ? `var(--l-${name}` : given,
      );
    if (prop.startsWith('--lectern-') && used.has(prop.slice('--lectern-'.length)))
      declaration.prop = prop.replace('--lectern-', '--l-');
  });
  return `${sheet}`;
}
