import type { StateOptions } from './states.tsx';

export type SceneOptions = Pick<StateOptions, 'as' | 'prepare' | 'cart' | 'richText'>;

/** @deprecated use `state`, whose kind tells what has to be there when the story has settled */
export const scene = (options: SceneOptions = {}) => ({
  parameters: { state: { kind: 'busy', ...options } satisfies StateOptions },
});
