import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ProfileEditor } from './index.ts';

withMockServer();

type User = ReturnType<typeof renderWithMarketplace>['user'];
const edit = (user: User) => user.click(screen.getByRole('button', { name: 'Edit Profile' }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save changes' }));
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Choose picture'), { target: { files: [file] } });
const png = (size = 10, type = 'image/png', name = 'lena.png') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('ProfileEditor', () => {
  it("says 'Please log in to view your profile.' to a visitor", () => {
    renderWithMarketplace(<ProfileEditor />);
    expect(screen.getByText('Please log in to view your profile.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2F');
  });

  it('shows the profile, and toggles between looking and editing', async () => {
    const { user } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    expect(screen.getByRole('heading', { name: 'Lena Learner' })).toBeVisible();
    // Name and email stand once, also beside the form.
    expect(screen.getAllByText(/learner@/i)).toHaveLength(1);
    expect(screen.queryByText('Lena')).toBeNull();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await edit(user);
    expect(screen.queryByText(/learner@/i)).toBeNull();
    expect(screen.getByLabelText('First name')).toHaveValue('Lena');
    await user.type(screen.getByLabelText('First name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await edit(user);
    expect(screen.getByLabelText('First name')).toHaveValue('Lena');
  });

  it('shows the email, which cannot be changed', async () => {
    const { user } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    await edit(user);
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription("Your email can't be changed.");
  });

  it("saves, and the session's user is the new one", async () => {
    const onSave = vi.fn();
    const { user, marketplace, api } = renderWithMarketplace(<ProfileEditor onSave={onSave} />, { as: 'learner' });
    await edit(user);
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), '  Léna ');
    await user.type(screen.getByLabelText('Bio'), 'I like maps.');
    await save(user);
    expect(await screen.findByRole('dialog', { name: 'Profile Updated!' })).toHaveTextContent(
      'Your changes are saved.',
    );
    expect(marketplace.session.getState().user).toMatchObject({ firstName: 'Léna', bio: 'I like maps.' });
    expect(api.state.users[0]).toMatchObject({ firstName: 'Léna', lastName: 'Learner' });
    expect(onSave).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('I like maps.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
  });

  it('asks for both names', async () => {
    const { user } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    await edit(user);
    await user.clear(screen.getByLabelText('First name'));
    await user.clear(screen.getByLabelText('Last name'));
    await save(user);
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please enter your first name.');
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Please enter your last name.');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it.each([
    ['the message of the server', { message: 'The name is taken.' }, 'The name is taken.'],
    ["'Failed to update profile' without one", {}, 'Failed to update profile'],
  ])("shows 'Update Failed' with %s, and keeps what was typed", async (_, body, message) => {
    const { user } = renderWithMarketplace(<ProfileEditor />, {
      as: 'learner',
      prepare: (api) => api.fail('users.updateProfile', { status: 500, body }),
    });
    await edit(user);
    await user.type(screen.getByLabelText('Bio'), 'Hello');
    await save(user);
    expect(await screen.findByRole('dialog', { name: 'Update Failed' })).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText(message).closest('form')).not.toBeNull();
    expect(screen.getByLabelText('Bio')).toHaveValue('Hello');
  });

  it('keeps unsaved changes on this device, until they are saved or cancelled', async () => {
    const first = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    await edit(first.user);
    await first.user.type(screen.getByLabelText('Bio'), 'Half a sent');
    const key = `draft_${first.marketplace.session.getState().user?.userId}_profile`;
    const kept = first.marketplace.storage.get(key) ?? '';
    first.unmount();
    const second = renderWithMarketplace(<ProfileEditor />, { as: 'learner', stored: { [key]: kept } });
    expect(screen.getByLabelText('Bio')).toHaveValue('Half a sent');
    expect(screen.getByText('You have unsaved changes, kept as a draft on this device.')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(second.marketplace.storage.get(key)).toBeUndefined();
  });

  it('shows no error of its own when the session has ended', async () => {
    const { user, marketplace } = renderWithMarketplace(<ProfileEditor />, {
      as: 'learner',
      prepare: (api) => api.fail('users.updateProfile', { status: 401 }),
    });
    await edit(user);
    await user.type(screen.getByLabelText('Bio'), 'Hello');
    await save(user);
    await waitFor(() => expect(marketplace.session.getState().isAuthenticated).toBe(false));
    expect(marketplace.notices.getState().message).toBe('Your session has expired. Please sign in again.');
  });
});

describe('the profile picture', () => {
  it.each([
    ['Invalid File Type', png(10, 'image/bmp'), 'Please select a valid image file (JPEG, PNG, GIF, or WebP).'],
    ['File Too Large', png(5 * 1_048_576 + 1), 'Please select an image smaller than 5MB.'],
  ])('is refused as %s', async (title, file, message) => {
    const { user } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    await edit(user);
    choose(file);
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Choose picture')).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
    expect(screen.queryByText(file.name)).toBeNull();
  });

  it('shows before it is sent, may be dropped, and is 5 MB at most', async () => {
    const { user, container } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    await edit(user);
    choose(png(5 * 1_048_576));
    expect(await screen.findByText('lena.png')).toBeVisible();
    expect(container.querySelector('.lectern-avatar img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    await user.click(screen.getByRole('button', { name: 'Keep current picture' }));
    expect(container.querySelector('.lectern-avatar img')).toBeNull();
  });

  it('is saved with the names', async () => {
    const { user, marketplace } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    const { user: lena } = marketplace.session.getState();
    if (!lena) throw new Error('nobody is signed in');
    // The browser of these tests cannot send a file; how files travel is the SDK's to show.
    const update = vi.spyOn(marketplace.session, 'updateProfile').mockResolvedValue(lena);
    const file = png();
    await edit(user);
    choose(file);
    await screen.findByText('lena.png');
    await save(user);
    await screen.findByRole('dialog', { name: 'Profile Updated!' });
    const names = { firstName: 'Lena', lastName: 'Learner', bio: '' };
    expect(update).toHaveBeenCalledWith({ ...names, profilePicture: file }, expect.anything());
  });

  it('tells how far it is, and can be cancelled without a notice', async () => {
    const { user, marketplace } = renderWithMarketplace(<ProfileEditor />, { as: 'learner' });
    vi.spyOn(marketplace.session, 'updateProfile').mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.onProgress?.({ sent: 42, total: 100 });
          options?.signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
        }),
    );
    await edit(user);
    choose(png());
    await screen.findByText('lena.png');
    await save(user);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading your picture' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '42% uploaded'));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(screen.getByText('lena.png')).toBeVisible();
  });
});
