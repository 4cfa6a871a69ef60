import type { StrictInputType } from 'storybook/internal/types';
import type { AnatomyProp, ComponentAnatomy } from '../../scripts/anatomy.mjs';
import { lastWord, pageNames } from './pages.ts';

// A file of its own, beside the preview's code.
const { default: file } = await import('../../packages/react/anatomy.json');
const components = file as unknown as readonly ComponentAnatomy[];

/** The component of a page, those that its stories name, and those of its folder that have no page. */
export function anatomyOf(title: string, named: readonly string[] = []): readonly ComponentAnatomy[] {
  const own = components.find(({ name }) => name === lastWord(title));
  const isShared = own === undefined || own.folder === 'ui' || own.folder === 'provider';
  const others = components.filter(
    ({ name, folder }) =>
      name !== own?.name && (named.includes(name) || (!isShared && folder === own.folder && !pageNames.has(name))),
  );
  return own ? [own, ...others] : others;
}

/** Storybook's controls of a component's props. */
export function argTypesOf(title: string): Record<string, StrictInputType> {
  const [own] = anatomyOf(title);
  return Object.fromEntries((own?.parts[0].props ?? []).map((prop) => [prop.name, argTypeOf(prop)]));
}

function argTypeOf({ name, type, description, default: standard, isRequired }: AnatomyProp): StrictInputType {
  return {
    name,
    description,
    type: { name: 'other', value: type, required: isRequired },
    table: { type: { summary: type }, ...(standard !== undefined && { defaultValue: { summary: standard } }) },
    ...controlOf(name, type),
  };
}

function controlOf(name: string, type: string): Pick<StrictInputType, 'control' | 'options'> {
  const options = [...type.matchAll(/'([^']*)'/g)].map(([, option]) => option);
  if (options.length > 0 && /^'[^']*'(?: \| '[^']*')*$/.test(type)) {
    return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
  }
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type === 'string' || (type === 'ReactNode' && name === 'children')) return { control: { type: 'text' } };
  return { control: { disable: true } };
}
