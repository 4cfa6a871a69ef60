import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { FaqAccordion } from './index.ts';

const meta: Meta<typeof FaqAccordion> = {
  title: 'Help/FaqAccordion',
  component: FaqAccordion,
  args: {
    headingLevel: 2,
    items: [
      { question: 'How long do I keep a course?', answer: <p>As long as you like.</p> },
      { question: 'Can I learn on my phone?', answer: <p>Partly.</p> },
      { question: 'Is there a certificate?', answer: <p>Yes.</p> },
    ],
  },
  parameters: page({
    frame: 'column',
    words: ['questions', 'answers', 'disclosure', 'details', 'collapse'],
    do: ['Ask the question as people would.', 'Choose the level of its headings by where it stands.'],
    dont: ['Hide what everybody has to read.'],
    accessibility: ['Each question is a button in a heading, which says whether its answer is open.'],
    keyboard: [['Enter, Space', 'Opens or closes the answer']],
  }),
};
export default meta;
const { ready, long, many } = statesOf(meta);

export const Closed = ready({ role: 'button', name: 'Is there a certificate?' });
export const Open = ready(says('As long as you like.'), { act: ({ press }) => press('How long do I keep a course?') });
export const LongWords = long(says(/kept on your device/), {
  viewport: 'phone',
  args: {
    items: [
      {
        question: 'Can I learn on my phone, on the way to somewhere without a connection, and take the quizzes there?',
        answer: <p>{'Text lectures and quizzes that you have opened once are kept on your device. '.repeat(8)}</p>,
      },
      { question: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze?', answer: <p>Ja.</p> },
    ],
  },
  act: ({ press }) => press(/^Can I learn on my phone/),
});
export const Many = many(has('button', 'Question 20?'), {
  args: {
    items: Array.from({ length: 20 }, (_, place) => ({ question: `Question ${place + 1}?`, answer: <p>Yes.</p> })),
  },
});
