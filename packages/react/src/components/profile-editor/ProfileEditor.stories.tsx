import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { ProfileEditor } from './index.ts';

const meta: Meta<typeof ProfileEditor> = {
  title: 'Profile/ProfileEditor',
  component: ProfileEditor,
  parameters: page({
    frame: 'page',
    traits: ['submits', 'validates', 'restricted'],
    words: ['account', 'settings', 'avatar', 'picture', 'bio', 'upload'],
    do: ['Let people look at their profile before they edit it.'],
    dont: ['Offer to change the email: it names the account.'],
    accessibility: ['The first field gets the focus when editing begins. Notices say whether the profile is saved.'],
    keyboard: [['Enter', 'In a field of one line: saves']],
  }),
};
export default meta;
const { ready, failed, refused, busy, invalid, done, long, role } = statesOf(meta, { as: 'learner' });

const edit = async ({ press, type }: ActTools) => {
  await press('profile.edit');
  await type('profile.bio', 'I like maps, and the sea they are of.');
};
const save = async (tools: ActTools) => {
  await edit(tools);
  await tools.press('profile.save');
};

export const Looking = ready({ role: 'button', name: 'profile.edit' });
export const Editing = ready('profile.draft', { act: edit });
export const Invalid = invalid(says('Please enter your first name.'), {
  async act({ press, type }) {
    await press('profile.edit');
    await type('session.firstName', '');
    await press('profile.save');
  },
});
export const Saving = busy('users.updateProfile', 'profile.saving', { act: save });
export const Saved = done([{ role: 'dialog', name: 'notice.profileSaved.title' }, 'notice.profileSaved.text'], {
  isAlone: true,
  act: save,
});
export const Failed = failed(
  'users.updateProfile',
  [{ role: 'dialog', name: 'notice.profileFailed.title' }, 'profile.saveFailed'],
  { isAlone: true, act: save },
);
export const Refused = refused('users.updateProfile', 413, 'The picture is larger than the server accepts.', {
  isAlone: true,
  act: save,
  shows: [
    { role: 'dialog', name: 'notice.profileFailed.title' },
    { text: 'The picture is larger than the server accepts.' },
  ],
});
export const PictureTooLarge = invalid(has('dialog', 'notice.fileTooLarge.title'), {
  isAlone: true,
  async act({ press, attach }) {
    await press('profile.edit');
    const file = new File(['x'.repeat(5 * 1_048_576 + 1)], 'lena.png', { type: 'image/png' });
    await attach('profile.choosePicture', file);
  },
});
export const PictureOfAnotherType = invalid(has('dialog', 'notice.invalidFileType.title'), {
  isAlone: true,
  async act({ press, canvas }) {
    await press('profile.edit');
    // Dropped, or chosen from "all files": the field's own filter keeps others out.
    const field: HTMLInputElement = await canvas.findByLabelText('Choose picture');
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF'], 'lena.pdf', { type: 'application/pdf' }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  },
});
export const Visitor = role(['profile.signInRequired', { role: 'link', name: 'session.signIn' }], { as: 'visitor' });
export const LongWords = long(says(/Wolfeschlegelstein/), {
  viewport: 'phone',
  prepare({ state: { users } }) {
    const learner = users.find(({ role }) => role === 'learner');
    if (!learner) throw new Error('The seed has a learner.');
    learner.firstName = 'Wolfeschlegelsteinhausenbergerdorff';
    learner.bio = 'Donaudampfschifffahrtsgesellschaftskapitän und Kartograf. '.repeat(10);
  },
});
