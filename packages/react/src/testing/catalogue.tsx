import type { ComponentType, ReactNode } from 'react';
import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PageOptions, StateOptions } from './states.tsx';

/** A module of stories, as `import.meta.glob` gives it: its page, and an export for each state. */
export type StoriesModule = Readonly<Record<string, unknown>>;

type Args = Record<string, unknown>;
interface Story {
  args?: Args;
  render?: (args: Args, context: object) => ReactNode;
  parameters?: { state?: StateOptions; page?: PageOptions };
}
interface Meta extends Story {
  title: string;
  component?: ComponentType<Args>;
  subcomponents?: Record<string, ComponentType<Args>>;
  includeStories?: string[];
  excludeStories?: string[];
}

/** One state of a page. */
export interface CatalogueState extends StateOptions {
  /** Storybook's id of its story. */
  id: string;
  name: string;
  args: Args;
  /** Draws the component. It needs a `Cell` around it. */
  render: () => ReactNode;
}

/** A component's page and its states. */
export interface CataloguePage {
  title: string;
  /** The page's component, then the others that its states show. */
  components: readonly ComponentType<Args>[];
  page: PageOptions | undefined;
  /** Stories that aren't made by `state` are not in the catalogue. */
  states: readonly CatalogueState[];
}

/** Reads a module of stories. */
export function readPage(module: StoriesModule): CataloguePage {
  const meta = module.default as Meta;
  const { title, component, subcomponents = {}, parameters } = meta;
  const states = Object.entries(module as Record<string, Story>).flatMap(([name, story]) => {
    const state = story.parameters?.state;
    if (name === 'default' || !isExportStory(name, meta) || !state) return [];
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render ?? drawn(component);
    const shown = storyNameFromExport(name);
    return [{ ...state, id: toId(title, shown), name: shown, args, render: () => draw(args, {}) }];
  });
  const components = [component, ...Object.values(subcomponents)].filter((one) => one !== undefined);
  return { title, components, page: parameters?.page, states };
}

const drawn = (Component: ComponentType<Args> | undefined) => (args: Args) => Component && <Component {...args} />;
