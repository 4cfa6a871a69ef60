import type { Notice } from '@lectern/sdk';
import type { Meta } from '@storybook/react-vite';
import { useEffect } from 'react';
import { page, statesOf } from '../testing/states.tsx';
import { useLectern } from './context.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

/** Shows a notice, which the provider's own dialog draws. */
function Shown({ notice }: { notice: Partial<Notice> & { title: string } }) {
  const { notices } = useLectern('NoticeDialog.stories').marketplace;
  useEffect(() => notices.show(notice), [notices, notice]);
  return <p>The page below.</p>;
}

const meta: Meta<typeof NoticeDialog> = {
  title: 'Page/NoticeDialog',
  component: NoticeDialog,
  parameters: page({
    frame: 'dialog',
    words: ['modal', 'alert', 'confirm', 'question', 'message', 'toast', 'popup'],
    do: [
      'Name the action on the button that confirms, and give it a busy text.',
      'Mark what cannot be undone as destructive.',
    ],
    dont: ['Say in a notice what can stand beside the thing it is about.', 'Draw it yourself: the provider does.'],
    accessibility: ['It is a dialog with the title as its name and the message as its description.'],
    keyboard: [
      ['Tab', 'Goes through its buttons'],
      ['Escape', 'Closes it, like Cancel'],
    ],
  }),
};
export default meta;
const { state } = statesOf(meta);

const notice = (given: Partial<Notice> & { title: string }) => ({
  isAlone: true,
  render: () => <Shown notice={given} />,
  shows: { role: 'dialog', name: given.title },
});
const deletion = {
  type: 'warning',
  title: 'Delete the course?',
  message: '"Bicycle Repair at Home" and its 12 lectures will be deleted. This cannot be undone.',
  confirmLabel: 'Delete',
  busyLabel: 'Deleting...',
  isDestructive: true,
} as const;

export const Info = state(notice({ title: 'Login Required', message: 'Please log in to add courses to your cart.' }));
export const Success = state({
  kind: 'done',
  ...notice({ type: 'success', title: 'Profile Updated!', message: 'Your changes are saved.' }),
});
export const Failure = state({
  kind: 'failed',
  ...notice({ type: 'error', title: 'Error', message: 'Failed to update profile' }),
});
export const Question = state(notice({ ...deletion, onConfirm: () => {} }));
export const Busy = state({
  kind: 'busy',
  ...notice({ ...deletion, onConfirm: () => new Promise(() => {}) }),
  act: ({ press }) => press('Delete'),
  shows: { role: 'button', name: 'Deleting...' },
});
export const CancelIsRecommended = state(
  notice({
    type: 'warning',
    title: 'Leave without saving?',
    message: 'What you have typed will be lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    prefersCancel: true,
    onConfirm: () => {},
  }),
);
export const ThreeChoices = state(
  notice({
    type: 'success',
    title: 'Added to Cart',
    message: '"Bicycle Repair at Home" is in your cart.',
    confirmLabel: 'Go to cart',
    cancelLabel: 'Not now',
    alternative: { label: 'Pay now', onChoose: () => {} },
    onConfirm: () => {},
  }),
);
export const ThreeChoicesOnAPhone = state({
  ...notice({
    title: 'Added to Cart',
    message: '"Bicycle Repair at Home" is in your cart.',
    confirmLabel: 'Go to cart',
    cancelLabel: 'Not now',
    alternative: { label: 'Pay now', onChoose: () => {} },
    onConfirm: () => {},
  }),
  viewport: 'phone',
});
export const LongWords = state({
  kind: 'long',
  ...notice({
    type: 'error',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    message: 'The server refused it for several reasons, and says all of them in one sentence. '.repeat(6),
    onConfirm: () => {},
    confirmLabel: 'Try again with another connection',
  }),
  viewport: 'phone',
});
export const RightToLeft = state({ ...notice({ ...deletion, onConfirm: () => {} }), direction: 'rtl' });
