// `node scripts/anatomy.mjs` writes packages/react/anatomy.json: the props, parts, classes, data attributes and variables
// of every public component, read from the code. Storybook's pages and the manifest of the elements use it, and
// packages/react/llms.txt is written from it.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { llmsText } from './anatomy/llms.mjs';
import { looksOf, readLooks } from './anatomy/looks.mjs';
import { createMarkupReader } from './anatomy/markup.mjs';
import { describe, openProgram, propsTypeOf, publicComponents, root } from './anatomy/program.mjs';
import { eventsOf, propsOf, readDefaults, slotsOf } from './anatomy/props.mjs';

export const anatomyFile = resolve(root, 'packages/react/anatomy.json');
export const llmsFile = resolve(root, 'packages/react/llms.txt');

/** The names of a component's parts: `CourseCard.Title` is also exported as `CourseCardTitle`. */
function partsOf({ checker }, { name, type }, components) {
  return type
    .getProperties()
    .filter(({ name: key }) => /^[A-Z]/.test(key) && components.has(`${name}${key}`))
    .filter((part) => propsTypeOf(checker, checker.getTypeOfSymbol(part)))
    .map(({ name: key }) => `${name}${key}`);
}

/** The class that the names of a component's other classes begin with. */
const prefixOf = (name) => `lectern${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export function readAnatomy() {
  const opened = openProgram();
  const { checker } = opened;
  const components = publicComponents(opened);
  const defaults = readDefaults(opened);
  const markupOf = createMarkupReader(opened);
  const looks = readLooks();

  const partNames = new Map();
  for (const component of components.values()) partNames.set(component.name, partsOf(opened, component, components));
  const isPart = new Set([...partNames.values()].flat());

  const describePart = (component) => ({
    name: component.name,
    description: describe(checker, component.symbol),
    ...markupOf(component.symbol),
    props: propsOf(opened, component, defaults),
  });
  return [...components.values()]
    .filter(({ name }) => !isPart.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((component) => {
      const { name, from, folder } = component;
      const own = describePart(component);
      const parts = [own, ...partNames.get(name).map((part) => describePart(components.get(part)))];
      const drawn = parts.flatMap((part) => part.class.split(' ').filter(Boolean));
      const prefix = prefixOf(name);
      const named = drawn.filter((one) => one === prefix || one.startsWith(`${prefix}-`));
      const { classes, variables } = looksOf(looks, named.length > 0 ? [prefix, ...named] : drawn.slice(0, 1));
      return {
        name,
        from,
        folder,
        parts,
        classes: classes.filter((one) => !drawn.includes(one)),
        variables,
        events: eventsOf(own.props),
        slots: slotsOf(own.props),
      };
    });
}

export const anatomyText = (components) => `${JSON.stringify(components, null, 1)}\n`;
export { llmsText };

if (process.argv[1] === import.meta.filename) {
  const components = readAnatomy();
  writeFileSync(anatomyFile, anatomyText(components));
  writeFileSync(llmsFile, llmsText(components));
}
