import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
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

const edit = async ({ press, type }: ActTools) => {
  await press('profile.edit');
  await type('profile.bio', 'I like maps, and the sea they are of.');
};
const save = async (tools: ActTools) => {
  await edit(tools);
  await tools.press('profile.save');
};

export const Looking = state<typeof meta>({ as: 'learner', shows: { role: 'button', name: 'profile.edit' } });
export const Editing = state<typeof meta>({ as: 'learner', act: edit, shows: 'profile.draft' });
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'learner',
  async act({ press, type }) {
    await press('profile.edit');
    await type('session.firstName', '');
    await press('profile.save');
  },
  shows: { text: 'Please enter your first name.' },
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'learner',
  call: 'users.updateProfile',
  outcome: 'pending',
  act: save,
  shows: 'profile.saving',
});
export const Saved = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  isAlone: true,
  act: save,
  shows: [{ role: 'dialog', name: 'notice.profileSaved.title' }, 'notice.profileSaved.text'],
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'learner',
  isAlone: true,
  call: 'users.updateProfile',
  outcome: { status: 500, body: '<h1>' },
  act: save,
  shows: [{ role: 'dialog', name: 'notice.profileFailed.title' }, 'profile.saveFailed'],
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'learner',
  isAlone: true,
  call: 'users.updateProfile',
  outcome: { status: 413, body: { message: 'The picture is larger than the server accepts.' } },
  act: save,
  shows: [
    { role: 'dialog', name: 'notice.profileFailed.title' },
    { text: 'The picture is larger than the server accepts.' },
  ],
});
export const PictureTooLarge = state<typeof meta>({
  kind: 'invalid',
  as: 'learner',
  isAlone: true,
  async act({ press, attach }) {
    await press('profile.edit');
    const file = new File(['x'.repeat(5 * 1_048_576 + 1)], 'lena.png', { type: 'image/png' });
    await attach('profile.choosePicture', file);
  },
  shows: { role: 'dialog', name: 'notice.fileTooLarge.title' },
});
export const PictureOfAnotherType = state<typeof meta>({
  kind: 'invalid',
  as: 'learner',
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
  shows: { role: 'dialog', name: 'notice.invalidFileType.title' },
});
export const Visitor = state<typeof meta>({
  kind: 'role',
  shows: ['profile.signInRequired', { role: 'link', name: 'session.signIn' }],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  as: 'learner',
  viewport: 'phone',
  prepare({ state: { users } }) {
    const learner = users.find(({ role }) => role === 'learner');
    if (!learner) throw new Error('The seed has a learner.');
    learner.firstName = 'Wolfeschlegelsteinhausenbergerdorff';
    learner.bio = 'Donaudampfschifffahrtsgesellschaftskapitän und Kartograf. '.repeat(10);
  },
  shows: { text: /Wolfeschlegelstein/ },
});
