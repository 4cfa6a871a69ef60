import type { StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { addWords, wordsInStories } from '../../.storybook/search/words.ts';

it('reads the texts of a stories file: keys, literal texts, roles and words', () => {
  const found = wordsInStories(`
    const meta = { title: 'Things/Thing', parameters: page({ frame: 'card', words: ['modal'] }) };
    export const Failed = failed('courses.get', ['courses.loadFailed', says('Weather Maps')], { act: press('error.retry') });
    export const Refused = refused('courses.get', 403, 'Not now.', { shows: 'courses.loadFailed' });
    export const Other = state({ shows: { text: 'Other' } });
  `);
  expect(found).toEqual([
    { text: 'modal' },
    { text: 'Failed to load course details.', story: 'Failed' },
    { text: 'Weather Maps', story: 'Failed' },
    { text: 'Not now.', story: 'Refused' },
    { text: 'Failed to load course details.', story: 'Refused' },
    { text: 'Other', story: 'Other' },
  ]);
});

it('leads from a text to the page of each component that shows it, at the state', () => {
  const importPath = './packages/react/src/components/course-card/CourseCard.stories.tsx';
  const shared = { title: 'Catalogue/CourseCard', importPath, tags: [] };
  const id = 'catalogue-coursecard';
  const index: StoryIndex = {
    v: 5,
    entries: {
      [`${id}--docs`]: { ...shared, type: 'docs', id: `${id}--docs`, name: 'Docs', storiesImports: [] },
      [`${id}--paid`]: {
        ...shared,
        type: 'story',
        subtype: 'story',
        id: `${id}--paid`,
        name: 'Paid',
        exportName: 'Paid',
      },
      [`${id}--failed`]: {
        ...shared,
        type: 'story',
        subtype: 'story',
        id: `${id}--failed`,
        name: 'Failed',
        exportName: 'Failed',
      },
    },
  };
  addWords(index);
  const page = index.entries[`${id}--docs`];
  const anchors = page?.type === 'docs' ? page.anchors : undefined;
  expect(anchors).toContainEqual({ id: `anchor--${id}--failed`, title: 'Failed to load course details.' });
  // Only in the component's source: no state names it.
  expect(anchors).toContainEqual({ id: `anchor--${id}--paid`, title: 'Enrolling...' });
  expect(anchors).toContainEqual({ id: `anchor--${id}--paid`, title: 'tile' });
});
