import type { AuthoredSection } from '@lectern/sdk/rules';
import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
  args: { open: true, courseId, nextOrder: 2 },
  render: function Opened(args) {
    const [open, setOpen] = useState(true);
    return <SectionDialog {...args} open={open} onClose={() => setOpen(false)} />;
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
const { ready, failed, refused, busy, invalid, done, long } = statesOf(meta, { as: 'instructor' });

const write = ({ type }: ActTools) => type('sectionForm.title', 'Out of doors');
const create = async (tools: ActTools) => {
  await write(tools);
  await tools.press('sectionForm.create');
};
const update = async ({ type, press }: ActTools) => {
  await type('sectionForm.title', 'First steps, again');
  await press('sectionForm.update');
};

export const New = ready(has('dialog', 'sectionForm.createTitle'), { isAlone: true });
export const Edit = ready(has('dialog', 'sectionForm.editTitle'), { isAlone: true, args: { section } });
export const Invalid = invalid(['rule.sectionTitle', 'rule.order'], {
  isAlone: true,
  async act({ type, press }) {
    await type('sectionForm.order', '-1');
    await press('sectionForm.create');
  },
});
export const Saving = busy('sections.create', 'sectionForm.saving', { isAlone: true, act: create });
export const Created = done('notice.sectionCreated.title', { isAlone: true, act: create });
export const Updated = done('notice.sectionUpdated.title', { isAlone: true, args: { section }, act: update });
export const Refused = refused('sections.create', 403, 'Your account may not change courses at the moment.', {
  isAlone: true,
  act: create,
});
export const UpdateRefused = refused(
  'sections.update',
  409,
  'The section was deleted meanwhile. Please reload the course.',
  { isAlone: true, args: { section }, act: update, shows: { text: 'The section was deleted meanwhile.' } },
);
export const Failed = failed('sections.create', 'contentManager.sectionSaveFailed', { isAlone: true, act: create });
export const Unsaved = ready('unsaved.title', {
  isAlone: true,
  async act(tools) {
    await write(tools);
    await tools.press('notice.cancel');
  },
});
export const Long = long(says(longTitle), { isAlone: true, args: { section: { ...section, title: longTitle } } });
