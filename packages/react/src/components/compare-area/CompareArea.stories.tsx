import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { CourseList } from '../course-list/index.ts';
import { CompareArea } from './index.ts';

const meta: Meta<typeof CompareArea> = {
  title: 'Catalogue/CompareArea',
  component: CompareArea,
  parameters: page({
    frame: 'page',
    traits: ['loads'],
    words: ['comparison', 'side by side', 'versus', 'tray', 'table', 'shortlist'],
    do: [
      'Put it around the page, so that the tray is as wide as the screen.',
      'Put CourseCard.Compare into cards that you arrange yourself, or CompareArea.Toggle where there is no card.',
    ],
    dont: ['Put it on pages where nothing is chosen, such as the cart: the tray would be in the way.'],
    accessibility: [
      'Compare is a toggle button (aria-pressed) that names its course.',
      'The tray is a region. How many courses it has, and why a fourth is refused, is announced.',
      'The comparison is a table with headers of rows and columns, in a region that scrolls by the arrow keys.',
      'Nothing that gets the focus is behind the tray.',
    ],
    keyboard: [
      ['Space', 'Marks the course, or takes the mark away'],
      ['Tab', 'From Compare of a marked course to a button that opens the comparison, from the second course on'],
      ['Escape', 'Closes the comparison; the focus returns to what opened it'],
    ],
  }),
};
export default meta;
const { state, ready, loading, failed, long, role } = statesOf(meta, {
  as: 'learner',
  render: (args) => (
    <CompareArea {...args}>
      <CourseList search={{}} />
    </CompareArea>
  ),
});

const mark =
  (count: number) =>
  async ({ canvas, userEvent, t }: ActTools) => {
    const all = await canvas.findAllByRole('button', { name: new RegExp(`^${t('card.compare')}: `) });
    for (const button of all.slice(0, count)) await userEvent.click(button);
  };
const compare = (count: number) => async (tools: ActTools) => {
  await mark(count)(tools);
  await tools.press(tools.t.plural('card.compareAll', count));
};
const table = has('region', 'compare.table');

export const Unmarked = ready(has('button', /^Compare: /));
export const One = ready(says(/Choose another course to compare/), { act: mark(1) });
export const Three = ready(has('button', 'Compare 3 courses'), { act: mark(3) });
export const FourthRefused = ready(says(/You can compare up to 3 courses/), { act: mark(4) });
export const Compared = ready([table, 'course.objectives', 'compare.price', has('button', /^Go to Course: /)], {
  isAlone: true,
  act: compare(3),
});
export const Phone = ready(table, { viewport: 'phone', act: compare(2) });
export const RightToLeft = ready(table, { isAlone: true, direction: 'rtl', act: compare(2) });
export const Visitor = role([table, has('button', /^Add to Cart: /)], {
  as: 'visitor',
  isAlone: true,
  act: compare(3),
});
export const LongWords = long([table, says(longTitle)], { isAlone: true, prepare: withLongWords, act: compare(3) });
export const Loading = loading('courses.get', 'compare.loading', { isAlone: true, act: compare(2) });
export const Failed = failed('courses.get', 'courses.loadFailed', { isAlone: true, act: compare(2) });
export const Gone = state({
  kind: 'ready',
  call: 'courses.get',
  outcome: { status: 404, body: { message: 'No such course.' } },
  isAlone: true,
  act: compare(2),
  shows: ['compare.empty', says(/is no longer available/)],
});
