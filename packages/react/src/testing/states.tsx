import type { CallName, MockApi } from '@lectern/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { LoadRichText } from '../provider/context.ts';
import { type ActTools, toolsOf } from './act.ts';
import type { Shown } from './isShown.ts';
import { readSettings } from './settings.ts';
import type { Outcome, WorldOptions } from './world.ts';

/** The place that a component stands in: see `.storybook` for the sizes. */
export type Frame = 'card' | 'column' | 'page' | 'bar' | 'dialog';

/** What a state shows of a component. */
export const kinds = [
  'ready',
  'loading',
  'empty',
  'failed',
  'refused',
  'busy',
  'invalid',
  'done',
  'long',
  'many',
  'role',
] as const;
export type Kind = (typeof kinds)[number];

/** What a component does, and the kinds of states that it needs for it. Every component needs `ready` and `long`. */
export const traits = {
  loads: ['loading', 'failed'],
  lists: ['empty', 'many'],
  submits: ['busy', 'refused', 'failed'],
  validates: ['invalid'],
  restricted: ['role'],
} as const satisfies Record<string, readonly Kind[]>;
export type Trait = keyof typeof traits;

/** A component's page in the workshop. */
export interface PageOptions {
  frame: Frame;
  traits?: readonly Trait[];
  /** Kinds that the traits require and that this component has no state of, with the reason. */
  notApplicable?: Partial<Record<Kind, string>>;
  /** What a designer might search for, beyond the texts shown. */
  words?: readonly string[];
  do?: readonly string[];
  dont?: readonly string[];
  /** What it does for screen readers, focus and contrast. */
  accessibility?: readonly string[];
  keyboard?: readonly (readonly [key: string, does: string])[];
}

/** One state, whatever its component. */
export interface StateOptions extends WorldOptions {
  /** @default 'ready' */
  kind?: Kind;
  /** What proves the state. */
  shows?: readonly Shown[];
  act?: (tools: ActTools) => Promise<unknown>;
  /** The host's editor of text lectures. */
  richText?: LoadRichText;
  /** It can't share a page with other states. */
  isAlone?: boolean;
  viewport?: 'phone';
  direction?: 'rtl';
}

/** The props of the component of a `Meta`, each variant of them for itself. */
type ArgsOf<M> = M extends { component?: ComponentType<infer Props> } ? Some<Props> : never;
type Some<Props> = Props extends unknown ? Partial<Props> : never;

/** One state of the component of a `Meta`. */
export interface ComponentStateOptions<M> extends Omit<StateOptions, 'shows' | 'calls'> {
  /** The call that is scripted, and how it ends. */
  call?: CallName;
  outcome?: Outcome;
  /** Several calls. */
  calls?: Partial<Record<CallName, Outcome>>;
  shows?: Shown | readonly Shown[];
  args?: ArgsOf<M>;
  render?: StoryObj<M>['render'];
  prepare?: (api: MockApi) => void;
}

/** The parameters of a component's page. */
export const page = (options: PageOptions) => ({ page: options });

/** A proof by a text that is no message of ours, such as one of the seed. */
export const says = (text: string | RegExp) => ({ text });
/** A proof by an element; its name is a message's key, or a text. */
export const has = (role: string, name: string | RegExp) => ({ role, name });

type Context = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvasElement' | 'userEvent' | 'globals'>;

/** Several proofs, rather than a key with its values. */
const isList = (shows: Shown | readonly Shown[]): shows is readonly Shown[] => {
  if (!Array.isArray(shows)) return false;
  const [key, values] = shows;
  const hasValues = typeof values === 'object' && !Array.isArray(values) && !('text' in values || 'role' in values);
  return !(typeof key === 'string' && hasValues);
};

const isLiteral = (shown: Shown) => typeof shown === 'object' && 'text' in shown;

/**
 * Writes the stories of a component, one call for each state, named after its kind. What proves a state comes first, before
 * it the call that brings it about.
 *
 * @param shared what all of these states begin with
 */
export function statesOf<M>(_meta: M, shared: ComponentStateOptions<M> = {}) {
  type Options = ComponentStateOptions<M>;
  type Shows = NonNullable<Options['shows']>;
  const state = (options: Options = {}) => storyOf<M>({ ...shared, ...options });
  const shown =
    (kind: Kind) =>
    (shows: Shows, options: Options = {}) =>
      state({ kind, shows, ...options });
  const called =
    (kind: Kind, outcome: Outcome) =>
    (call: CallName, shows: Shows, options: Options = {}) =>
      state({ kind, call, outcome, shows, ...options });
  return {
    /** For what the others can't say. */
    state,
    ready: shown('ready'),
    empty: shown('empty'),
    invalid: shown('invalid'),
    done: shown('done'),
    long: shown('long'),
    many: shown('many'),
    role: shown('role'),
    loading: called('loading', 'pending'),
    busy: called('busy', 'pending'),
    /** The answer is a proxy's, so that the sentence is ours. */
    failed: called('failed', { status: 500, body: '<h1>' }),
    /** The sentence is the server's. */
    refused: (call: CallName, status: number, message: string, options: Options = {}) =>
      state({ kind: 'refused', call, outcome: { status, body: { message } }, shows: { text: message }, ...options }),
  };
}

/**
 * One state of a component, as a story: a world of its own, what is done in it, and what proves it. The story has
 * settled when nothing is on its way that the state doesn't want.
 */
function storyOf<M>(options: ComponentStateOptions<M>): StoryObj<M> {
  const { args, render, call, outcome, calls, shows = [], ...rest } = options;
  const own: StateOptions = {
    ...rest,
    kind: rest.kind ?? 'ready',
    isAlone: rest.isAlone ?? rest.viewport !== undefined,
    calls: { ...calls, ...(call && outcome ? { [call]: outcome } : {}) },
    shows: isList(shows) ? shows : [shows],
  };
  const globals = {
    ...(rest.viewport ? { viewport: { value: rest.viewport, isRotated: false } } : {}),
    ...(rest.direction ? { direction: rest.direction } : {}),
  };
  const story = {
    parameters: { state: own },
    globals,
    ...(args ? { args } : {}),
    ...(render ? { render } : {}),
    async play({ canvasElement, userEvent, globals }: Context) {
      const { theme, network, locale } = readSettings(globals);
      // Both themes side by side are two documents, each with its own play; without a network it is another state.
      if (theme === 'both' || network === 'offline' || network === 'failing') return;
      const tools = await toolsOf(canvasElement, userEvent);
      await own.act?.(tools);
      // A text of the seed may be a price or a date, which other languages write differently.
      const isForeign = locale === 'hi' || locale === 'ar';
      for (const shown of own.shows ?? []) if (!isForeign || !isLiteral(shown)) await tools.sees(shown);
    },
  };
  // The compiler can't know the args of a component that it doesn't know yet.
  return story as unknown as StoryObj<M>;
}
