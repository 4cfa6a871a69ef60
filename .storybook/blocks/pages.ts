import { type CataloguePage, readPage, type StoriesModule } from '../../packages/react/src/testing/catalogue.tsx';
import type { StateOptions } from '../../packages/react/src/testing/states.tsx';

const files = import.meta.glob<StoriesModule>('../../packages/react/src/**/*.stories.tsx');

export const lastWord = (title: string): string => title.split('/').at(-1) ?? '';

/** The names of the components that have a page: a file has the last word of its title. */
export const pageNames: ReadonlySet<string> = new Set(
  Object.keys(files).map((file) => file.replace(/^.*\/|\.stories\.tsx$/g, '')),
);

/** The page with this title, such as `Catalogue/CourseCard`, or its last word: Storybook drops slashes in a link's args. */
export async function openPage(title: string): Promise<CataloguePage> {
  const [, load] = Object.entries(files).find(([name]) => name.endsWith(`/${lastWord(title)}.stories.tsx`)) ?? [];
  const page = load && readPage(await load());
  if (!page || ![page.title, lastWord(page.title)].includes(title))
    throw new Error(`No stories have the title ${title}.`);
  return page;
}

/** Acts of several cells would fight for the focus, and a dialog covers its page. */
export const canShare = ({ act, isAlone }: StateOptions): boolean => !act && !isAlone;
