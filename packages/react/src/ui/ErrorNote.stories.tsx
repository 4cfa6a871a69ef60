import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../testing/states.tsx';
import { ErrorNote } from './ErrorNote.tsx';

const meta: Meta<typeof ErrorNote> = {
  title: 'Pieces/ErrorNote',
  component: ErrorNote,

  args: { message: 'Failed to load courses. Please try again.', retryLabel: 'Try again' },
  parameters: page({
    frame: 'column',
    words: ['failure', 'something went wrong', 'retry', 'error state'],
    do: ['Say what failed, and offer to try again or another way on.'],
    dont: ['Use it for a rule of a form: the error stands at its field.', 'Show a code or a stack.'],
    accessibility: ['It is an alert: screen readers say it when it appears. The icon is hidden from them.'],
    keyboard: [['Enter', 'On the button: tries again']],
  }),
};
export default meta;
const { state, ready, long } = statesOf(meta);

const onRetry = () => {};

export const WithRetry = state({
  kind: 'failed',
  args: { onRetry },
  shows: [{ text: 'Failed to load courses. Please try again.' }, { role: 'button', name: 'Try again' }],
});
export const WithReason = state({
  kind: 'failed',
  args: { onRetry, reason: 'The course has been deleted.' },
  shows: { text: 'The course has been deleted.' },
});
export const WithAnotherWayOn = state({
  kind: 'failed',
  args: {
    message: 'This course belongs to another instructor.',
    children: (
      <a className="lectern-button" data-variant="primary" href="#back">
        Back to your courses
      </a>
    ),
  },
  shows: { role: 'link', name: 'Back to your courses' },
});
export const MessageOnly = ready({ text: 'Failed to load courses. Please try again.' });
export const LongWords = long(says(/could not be loaded/), {
  viewport: 'phone',
  args: {
    onRetry,
    message: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze could not be loaded, because the connection was lost.',
    reason: 'The server did not answer within 10 seconds. Please check your network connection and try again later.',
  },
});
