import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords, withSamples } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { CourseList } from '../course-list/index.ts';
import { SampleArea } from './index.ts';

const meta: Meta<typeof SampleArea> = {
  title: 'Catalogue/SampleArea',
  component: SampleArea,
  parameters: page({
    frame: 'page',
    traits: ['loads'],
    words: ['free lesson', 'preview', 'trial', 'teaser', 'quick view'],
    do: [
      'Put it around a list where someone compares courses.',
      'Put CourseCard.Sample into cards that you arrange yourself, or SampleArea.Link where there is no card.',
    ],
    dont: ['Put it around the page of one course: LectureSample is there, in its place.'],
    accessibility: [
      'Free lesson is a link that names its course and says that it opens a dialog.',
      'Choosing another lesson moves the focus to its title.',
    ],
    keyboard: [
      ['Enter', 'Opens the lesson'],
      ['Escape', 'Closes it; the focus returns to the link'],
    ],
  }),
};
export default meta;
const { ready, loading, failed, long } = statesOf(meta, {
  as: 'visitor',
  prepare: (api) => withSamples(api),
  render: (args) => (
    <SampleArea {...args}>
      <CourseList search={{}} />
    </SampleArea>
  ),
});

const open = async ({ canvas, userEvent, t }: ActTools) =>
  userEvent.click((await canvas.findAllByRole('link', { name: new RegExp(`^${t('card.sample')}: `) }))[0] as Element);
const lesson = says('Lecture 3: Doing it again');

export const Closed = ready(has('link', /^Free lesson: /));
export const Open = ready(lesson, { isAlone: true, act: open });
export const Phone = ready(lesson, { viewport: 'phone', act: open });
export const RightToLeft = ready(lesson, { isAlone: true, direction: 'rtl', act: open });
export const LongWords = long([says(/^Lecture 3: /), says(longTitle)], {
  isAlone: true,
  prepare: (api) => {
    withSamples(api);
    withLongWords(api);
  },
  act: open,
});
export const Loading = loading('courses.get', 'sample.loading', { isAlone: true, act: open });
export const Failed = failed('samples.get', 'samples.getFailed', { isAlone: true, act: open });
