import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import type { CurriculumSectionContent } from './context.ts';
import { Curriculum } from './index.ts';

const outline = (title: string, count = 1) =>
  Array.from(
    { length: count },
    (_, place): CurriculumSectionContent => ({
      _id: `${seedIds.sections.firstSteps.slice(0, 20)}${String(1000 + place)}`,
      title: count > 1 ? `${title} ${place + 1}` : title,
      lectures: (['video', 'text', 'quiz', 'assignment'] as const).map((type, order) => ({
        _id: `${seedIds.lectures.video.slice(0, 20)}${String(1000 + place * 10 + order)}`,
        title: count > 1 ? `${title} ${place + 1}.${order + 1}` : title,
        type,
        order,
        isFree: false,
        duration: type === 'video' ? 312 : 0,
        sectionId: '',
        isCompleted: order === 0,
        lastWatchedPosition: 0,
        captions: [],
      })),
    }),
  );

const meta: Meta<typeof Curriculum> = {
  title: 'Course/Curriculum',
  component: Curriculum,
  args: { sections: outline('First steps', 2) },
  parameters: page({
    frame: 'column',
    traits: ['lists'],
    words: ['outline', 'lessons', 'syllabus', 'contents', 'sections', 'accordion'],
    do: ['Set isPreview where lectures cannot be opened: they are then listed and locked.'],
    dont: ['Draw the kind of a lecture by colour: the icon and its hidden name say it.'],
    accessibility: [
      'Sections are native details elements; lectures are buttons in an ordered list.',
      'The open lecture is marked with aria-current, a completed one is named as such.',
    ],
    keyboard: [
      ['Enter', 'Opens or closes a section, or opens the lecture'],
      ['Tab', 'The next lecture'],
    ],
  }),
};
export default meta;
const { state, ready, long, many } = statesOf(meta);

export const Studying = ready(says('First steps 1.2'), {
  args: { currentLectureId: `${seedIds.lectures.video.slice(0, 20)}1001` },
});
export const Locked = ready('curriculum.locked', { args: { isPreview: true } });
export const Many = many(says('Step 12.4'), { args: { sections: outline('Step', 12) } });
export const LongWords = long(says(longTitle), { args: { sections: outline(longTitle) } });
export const RightToLeft = ready(says('First steps 1.2'), { direction: 'rtl' });
export const Empty = state({ kind: 'empty', args: { sections: [] } });
