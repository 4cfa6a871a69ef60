import type { AuthoredLecture } from '@lectern/sdk';
import type { AuthoredSection } from '@lectern/sdk/rules';
import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { ContentWarnings } from './index.ts';

const lecture = (number: number, title: string, type: AuthoredLecture['type']): AuthoredLecture => ({
  _id: mockId(5, number),
  sectionId: seedIds.sections.firstSteps,
  title,
  type,
  duration: 300,
  order: number,
  isFree: false,
  contentUrl: type === 'video' ? '/media/welcome.webm' : undefined,
  textContent: undefined,
  captions: [],
  quizId: undefined,
  isPublished: true,
  waiting: 0,
});
const section = (number: number, title: string, lectures: AuthoredLecture[]): AuthoredSection => ({
  _id: mockId(4, number),
  courseId: seedIds.courses.weatherMaps,
  title,
  order: number,
  lectures,
});
/** An empty section, a quiz lecture without a quiz and a video without captions. */
const sections = (title = (own: string) => own) => [
  section(1, title('First steps'), [lecture(1, title('What you will make'), 'video')]),
  section(2, title('Going further'), [lecture(2, title('What you remember'), 'quiz')]),
  section(3, title('Looking back'), []),
];

const meta: Meta<typeof ContentWarnings> = {
  title: 'Teaching/ContentWarnings',
  component: ContentWarnings,
  args: { sections: sections() },
  parameters: page({
    frame: 'column',
    words: ['checklist', 'publish', 'missing captions'],
    do: ['Place it where the course is published: it informs and never prevents publishing.'],
    dont: ["Don't wrap it in a box of your own: without a warning it renders nothing."],
    accessibility: ['A section named by its heading; the icon is decorative and the words say it all.'],
  }),
};
export default meta;
const { ready, empty, long, many } = statesOf(meta);

export const BeforePublishing = ready('contentWarnings.title');
export const Published = ready('contentWarnings.publishedTitle', { args: { isPublished: true } });
export const EmptyCourse = empty('contentWarnings.emptyCourse', { args: { sections: [] } });
export const ComingSoon = empty('contentWarnings.comingSoon', {
  args: { sections: [], isPaid: true, isPublished: true },
});
export const Many = many(says('Week 12'), {
  args: {
    sections: Array.from({ length: 12 }, (_, index) =>
      section(index, `Week ${index + 1}`, index === 0 ? [lecture(1, 'What you will make', 'text')] : []),
    ),
  },
});
export const Long = long(says(longTitle), { args: { sections: sections(() => longTitle) } });
