// What the style sheets say of a class: the variables it reads, and those that only it knows.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss from 'postcss';
import { source } from './program.mjs';

const classNames = (selector) => [...selector.matchAll(/\.(lectern-[\w-]+)/g)].map(([, name]) => name);

/** The classes that a rule is about: those of its last compound selector, or of the rule around it. */
function subjects(rule) {
  const own = rule.selectors.flatMap((selector) => classNames(selector.split(/[\s>+~]+(?![^(]*\))/).at(-1)));
  if (own.length > 0 || !rule.parent) return own;
  let outer = rule.parent;
  while (outer && outer.type !== 'rule') outer = outer.parent;
  return outer ? subjects(outer) : own;
}

export function readLooks() {
  const variables = new Map();
  const tokens = new Set();
  const own = new Map();
  for (const file of globSync('**/*.css', { cwd: source }).sort()) {
    const isTokens = file === 'styles/tokens.css';
    postcss.parse(readFileSync(resolve(source, file), 'utf8')).walkDecls((declaration) => {
      if (isTokens && declaration.prop.startsWith('--')) tokens.add(declaration.prop);
      else if (declaration.prop.startsWith('--lectern-')) own.set(declaration.prop, declaration.value);
      let rule = declaration.parent;
      while (rule && rule.type !== 'rule') rule = rule.parent;
      if (!rule) return;
      const used = [...declaration.value.matchAll(/var\((--lectern-[\w-]+)(?:, ([^()]+))?/g)];
      for (const name of subjects(rule)) {
        const known = variables.get(name) ?? new Map();
        for (const [, variable, fallback] of used) known.set(variable, fallback ?? known.get(variable));
        if (declaration.prop.startsWith('--lectern-') && !isTokens) known.set(declaration.prop, declaration.value);
        variables.set(name, known);
      }
    });
  }
  return { variables, tokens, own };
}

/** The classes that belong to a component, by their prefix, and the variables that these read. */
export function looksOf({ variables, tokens, own }, ownClasses) {
  const classes = [...variables.keys()].filter((name) =>
    ownClasses.some((prefix) => name === prefix || name.startsWith(`${prefix}-`)),
  );
  const read = new Map(classes.flatMap((name) => [...variables.get(name)]));
  return {
    classes: classes.sort(),
    variables: [...read]
      .map(([name, fallback]) => {
        const standard = tokens.has(name) ? undefined : (fallback ?? own.get(name));
        return { name, ...(standard !== undefined && { default: standard.replace(/\s+/g, ' ') }) };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
