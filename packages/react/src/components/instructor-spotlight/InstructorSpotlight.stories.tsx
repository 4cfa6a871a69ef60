import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withPraise } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { InstructorSpotlight } from './index.ts';

const meta: Meta<typeof InstructorSpotlight> = {
  title: 'Catalogue/InstructorSpotlight',
  component: InstructorSpotlight,
  args: { instructorId: seedIds.users.instructor },
  parameters: page({
    frame: 'bar',
    traits: ['loads'],
    words: ['teacher', 'quote', 'belief', 'testimonial', 'portrait'],
    do: ['Show one on a page, from edge to edge.'],
    dont: ['Put it above what people came for: it is a pause between two lists.'],
    accessibility: ['The picture is decoration. Belief and review are quotations; the stars have a text.'],
    keyboard: [['Enter', 'Opens the profile from the name, the course from its title']],
  }),
};
export default meta;
const { ready, loading, failed, long } = statesOf(meta);

export const Ready = ready(says('I read the sky before I pack.'), { prepare: withPraise });
export const WithoutReviews = ready(says('Walk first, then talk.'));
export const WithoutBelief = ready(says('Ivo Instructor'), {
  prepare: ({ state: { users } }) => {
    for (const user of users) delete user.belief;
  },
});
export const LongWords = long(says(longTitle), {
  prepare: (api) => {
    withPraise(api);
    withLongWords(api);
    for (const user of api.state.users) Object.assign(user, { belief: longTitle });
    for (const review of api.state.reviews) review.comment = longTitle;
  },
});
export const Loading = loading('instructors.get', 'instructor.loading');
export const Failed = failed('instructors.get', 'instructors.getFailed');
