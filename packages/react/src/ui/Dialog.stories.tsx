import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useLectern } from '../provider/context.ts';
import { has, page, statesOf } from '../testing/states.tsx';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Field } from './Field.tsx';

/** A page with a dialog that is open. */
function Opened(props: DialogProps) {
  const { portal } = useLectern('Dialog.stories');
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ display: 'grid', gap: '1rem', alignContent: 'start', justifyItems: 'start', minBlockSize: '30rem' }}>
      <p>The page below cannot be used while the dialog is open.</p>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} container={portal} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

/** A form in a dialog, which asks before it is left. */
function OverADialogPage(props: DialogProps) {
  const { portal } = useLectern('Dialog.stories');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Opened {...props}>
        <div className="lectern-form">
          <Field label="Title" defaultValue="Gears and Chains" />
          <Field label="Subtitle" />
          <Field label="Summary" />
          <div className="lectern-dialog-actions">
            <Button onClick={() => setAsking(true)}>Cancel</Button>
            <Button variant="primary">Save Changes</Button>
          </div>
        </div>
      </Opened>
      <Dialog
        title="Discard your changes?"
        description="What you have typed will be lost."
        closeLabel="Close"
        container={portal}
        open={isAsking}
        onOpenChange={setAsking}
      >
        <div className="lectern-dialog-actions">
          <Button>Keep editing</Button>
          <Button variant="destructive">Discard</Button>
        </div>
      </Dialog>
    </>
  );
}

const actions = (
  <div className="lectern-dialog-actions">
    <Button>Cancel</Button>
    <Button variant="primary">Save Changes</Button>
  </div>
);

const meta: Meta<typeof Dialog> = {
  title: 'Pieces/Dialog',
  component: Dialog,
  args: { title: 'Rename the section', closeLabel: 'Close', children: actions },
  render: (args) => <Opened {...args} />,
  parameters: page({
    frame: 'dialog',
    words: ['modal', 'overlay', 'popup', 'sheet', 'drawer', 'lightbox'],
    do: [
      'Use it for a question, or for a small form that belongs to the page below.',
      'Put its actions into lectern-dialog-actions at its foot, the primary one last.',
      'Add lectern-dialog-footer where a form is long: the actions stay in sight.',
    ],
    dont: ['Say in a dialog what could stand on the page.', 'Open a third one over two.'],
    accessibility: [
      'The focus goes into the dialog, stays in it, and returns to what opened it. The page cannot be scrolled meanwhile.',
      'It is named by its title and described by its description.',
    ],
    keyboard: [
      ['Tab', 'Goes through the dialog, and from its end to its start'],
      ['Escape', 'Closes it'],
    ],
  }),
};
export default meta;
const { state, ready, long } = statesOf(meta);

export const Form = ready(has('dialog', 'Rename the section'), {
  isAlone: true,
  args: {
    children: (
      <div className="lectern-form">
        <Field label="Title" defaultValue="Gears and Chains" />
        {actions}
      </div>
    ),
  },
});
export const Question = ready(has('button', 'Delete'), {
  isAlone: true,
  args: {
    title: 'Delete the section?',
    description: '"Gears and Chains" and its 4 lectures will be deleted. This cannot be undone.',
    children: (
      <div className="lectern-dialog-actions">
        <Button>Cancel</Button>
        <Button variant="destructive" busyLabel="Deleting...">
          Delete
        </Button>
      </div>
    ),
  },
});
export const Busy = state({
  kind: 'busy',
  isAlone: true,
  args: {
    title: 'Delete the section?',
    description: '"Gears and Chains" and its 4 lectures will be deleted. This cannot be undone.',
    canClose: false,
    children: (
      <div className="lectern-dialog-actions">
        <Button disabled>Cancel</Button>
        <Button variant="destructive" isBusy busyLabel="Deleting...">
          Delete
        </Button>
      </div>
    ),
  },
  shows: { role: 'button', name: 'Deleting...' },
});
export const Wide = ready(has('dialog', 'Rename the section'), {
  isAlone: true,
  args: { className: 'lectern-dialog-wide' },
});
export const SheetAtTheStart = ready(has('dialog', 'Filters'), {
  isAlone: true,
  args: { placement: 'start', title: 'Filters' },
});
export const SheetAtTheEnd = ready(has('dialog', 'Your cart'), {
  isAlone: true,
  args: { placement: 'end', title: 'Your cart' },
});
/** The scrim of the second dialog dims the first. */
export const OverADialog = ready(has('dialog', 'Discard your changes?'), {
  isAlone: true,
  render: (args) => <OverADialogPage {...args} />,
  act: async ({ canvas, press }) => {
    await press('Cancel');
    await canvas.findByRole('dialog', { name: 'Discard your changes?' });
    const [first] = document.getElementsByClassName('lectern-dialog');
    const { left, top } = first?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 12, top + 12)).toHaveClass('lectern-dialog-overlay');
  },
});
export const LongWords = long(has('button', 'Save Changes'), {
  viewport: 'phone',
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze umbenennen',
    description: 'Was hier steht, ist so lang, dass es über mehrere Zeilen geht. '.repeat(12),
    children: (
      <div className="lectern-dialog-actions lectern-dialog-footer">
        <Button>Cancel</Button>
        <Button>Discard the changes</Button>
        <Button variant="primary">Save Changes</Button>
      </div>
    ),
  },
});
export const RightToLeft = ready(has('dialog', 'Rename the section'), { isAlone: true, direction: 'rtl' });
