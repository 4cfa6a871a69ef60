import type { Watch } from './settled.ts';
import type { World } from './world.ts';

/** What belongs to the element of a story on the page. */
export const openCells = new WeakMap<Element, { world: World; watch: Watch }>();

/** The world of a story's element. */
export function worldOf(story: Element): World {
  const found = openCells.get(story);
  if (!found) throw new Error('The element is not a story.');
  return found.world;
}

export const watchOf = (story: Element): Watch | undefined => openCells.get(story)?.watch;
