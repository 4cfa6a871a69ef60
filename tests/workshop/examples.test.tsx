import { seedIds } from '@lectern/sdk/testing';
import type { FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../packages/react/src/testing/renderWithMarketplace.tsx';
import { readAnatomy } from '../../scripts/anatomy.mjs';

/** The code on the docs pages is these files: the compiler checks them, and here each is rendered. */
const folder = '../../.storybook/examples/';
const files = import.meta.glob<{ Example: FunctionComponent<Record<string, unknown>> }>(
  '../../.storybook/examples/*.tsx',
  { eager: true },
);
const sources = import.meta.glob<string>('../../.storybook/examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob('../../packages/react/src/**/*.stories.tsx');

const entries = new Map(readAnatomy().map(({ name, from }) => [name, from]));
/** The public components that have a page of their own. */
const components = Object.keys(stories)
  .map((file) => file.replace(/^.*\/|\.stories\.tsx$/g, ''))
  .filter((name) => entries.has(name));

const props: Record<string, unknown> = {
  courseId: seedIds.courses.weatherMaps,
  lectureId: seedIds.lectures.quiz,
  quizId: seedIds.quizzes.weatherMaps,
  instructorId: seedIds.users.instructor,
  container: document.body,
  source: { kind: 'vimeo', id: '76979871' },
};

withMockServer();

describe('the code on the docs pages', () => {
  it('is there for each public component', () => {
    expect(components.filter((name) => !(`${folder}${name}.tsx` in files))).toEqual([]);
    expect(Object.keys(files).filter((file) => !components.includes(file.slice(folder.length, -4)))).toEqual([]);
  });

  it.each(components)('%s: imports it as hosts do, and renders', (name) => {
    const file = `${folder}${name}.tsx`;
    expect(sources[file]).toMatch(new RegExp(`import {[^}]*\\b${name}\\b[^}]*} from '${entries.get(name)}'`));
    const { Example } = files[file] ?? {};
    if (!Example) throw new Error(`No example of ${name}.`);
    renderWithMarketplace(<Example {...props} />, {
      as: 'instructor',
      prepare: ({ state }) => {
        props.course ??= state.courses[0];
      },
    });
  });
});
