import type { StoryIndex } from 'storybook/internal/types';
import { addWords } from './words.ts';

interface Generator {
  getIndexAndStats: () => Promise<{ storyIndex: StoryIndex }>;
}

/** The sidebar's search looks for the headings of docs pages: here, for the words on the components too. */
export async function storyIndexGenerator(existing: Generator): Promise<Generator> {
  const read = existing.getIndexAndStats.bind(existing);
  existing.getIndexAndStats = async () => {
    const found = await read();
    addWords(found.storyIndex);
    return found;
  };
  return existing;
}
