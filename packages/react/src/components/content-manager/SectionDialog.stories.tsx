import type { AuthoredSection } from '@lectern/sdk/rules';
import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { SectionDialog } from './index.ts';

const courseId = seedIds.courses.weatherMaps;
const section: AuthoredSection = {
  _id: seedIds.sections.firstSteps,
  courseId,
  title: 'First steps',
  order: 0,
  lectures: [],
};

const meta: Meta<typeof SectionDialog> = {
  title: 'Teaching/SectionDialog',
  component: SectionDialog,
  args: { isOpen: true, courseId, nextOrder: 2 },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(true);
    return <SectionDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />;
  },
  parameters: page({
    frame: 'dialog',
    traits: ['submits', 'validates'],
    words: ['modal', 'chapter'],
    accessibility: [
      'The first field takes the focus; a broken rule is named at its field.',
      'Closing with unsaved changes asks first; what was typed survives a reload.',
    ],
    keyboard: [
      ['Enter', 'Saves the section'],
      ['Escape', 'Closes the dialog; asks first if there are unsaved changes'],
    ],
  }),
};
export default meta;

const write = ({ type }: ActTools) => type('sectionForm.title', 'Out of doors');
const create = async (tools: ActTools) => {
  await write(tools);
  await tools.press('sectionForm.create');
};
const update = async ({ type, press }: ActTools) => {
  await type('sectionForm.title', 'First steps, again');
  await press('sectionForm.update');
};

export const New = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  shows: { role: 'dialog', name: 'sectionForm.createTitle' },
});
export const Edit = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  args: { section },
  shows: { role: 'dialog', name: 'sectionForm.editTitle' },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  isAlone: true,
  async act({ type, press }) {
    await type('sectionForm.order', '-1');
    await press('sectionForm.create');
  },
  shows: ['rule.sectionTitle', 'rule.order'],
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  isAlone: true,
  call: 'sections.create',
  outcome: 'pending',
  act: create,
  shows: 'sectionForm.saving',
});
export const Created = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  isAlone: true,
  act: create,
  shows: 'notice.sectionCreated.title',
});
export const Updated = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  isAlone: true,
  args: { section },
  act: update,
  shows: 'notice.sectionUpdated.title',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  call: 'sections.create',
  outcome: { status: 403, body: { message: 'Your account may not change courses at the moment.' } },
  act: create,
  shows: { text: 'Your account may not change courses at the moment.' },
});
export const UpdateRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  args: { section },
  call: 'sections.update',
  outcome: { status: 409, body: { message: 'The section was deleted meanwhile. Please reload the course.' } },
  act: update,
  shows: { text: 'The section was deleted meanwhile.' },
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  call: 'sections.create',
  outcome: { status: 500, body: '<h1>' },
  act: create,
  shows: 'contentManager.sectionSaveFailed',
});
export const Unsaved = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  async act(tools) {
    await write(tools);
    await tools.press('notice.cancel');
  },
  shows: 'unsaved.title',
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  isAlone: true,
  args: { section: { ...section, title: longTitle } },
  shows: { text: longTitle },
});
