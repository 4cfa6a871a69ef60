import type { MockApi } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Preferences, ProfileTabs, SecurityForm } from './index.ts';

withMockServer();

type User = ReturnType<typeof renderWithMarketplace>['user'];

async function change(user: User, current: string, next: string, confirmation = next) {
  await user.type(screen.getByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('SecurityForm', () => {
  it('changes the password, keeps this session and empties the form', async () => {
    const onChangePassword = vi.fn();
    const { user, api, marketplace } = renderWithMarketplace(<SecurityForm onChangePassword={onChangePassword} />, {
      as: 'learner',
    });
    await change(user, 'lectern-demo', 'paper-lantern');
    expect(await screen.findByRole('dialog', { name: 'Password Changed!' })).toHaveTextContent(
      "You've been signed out on all other devices.",
    );
    expect(api.state.users[0]?.password).toBe('paper-lantern');
    expect(marketplace.session.getState().isAuthenticated).toBe(true);
    expect(onChangePassword).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    ['12345', '12345', 'New password', 'New password must be at least 6 characters long.'],
    ['paper-lantern', 'paper-lamp', 'Confirm new password', 'New password and confirmation do not match.'],
  ])('refuses %s with %s', async (next, confirmation, field, message) => {
    const { user, sent } = renderWithMarketplace(<SecurityForm />, { as: 'learner' });
    await change(user, 'lectern-demo', next, confirmation);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("shows 'Password Change Failed' for a wrong password, and stays signed in", async () => {
    const { user, marketplace } = renderWithMarketplace(<SecurityForm />, { as: 'learner' });
    await change(user, 'wrong', 'paper-lantern');
    const dialog = await screen.findByRole('dialog', { name: 'Password Change Failed' });
    const { message } = marketplace.notices.getState();
    expect(dialog).toHaveTextContent(message);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByText(message).closest('form')).not.toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(marketplace.session.getState().isAuthenticated).toBe(true);
  });

  it("says 'Failed to change password.' when the server says nothing", async () => {
    const { user } = renderWithMarketplace(<SecurityForm />, {
      as: 'learner',
      prepare: (api) => api.fail('users.changePassword', { status: 500 }),
    });
    await change(user, 'lectern-demo', 'paper-lantern');
    expect(await screen.findByRole('dialog', { name: 'Password Change Failed' })).toHaveTextContent(
      'Failed to change password.',
    );
  });
});

describe('NotificationSettings', () => {
  const open = async (role: 'instructor' | 'learner', prepare?: (api: MockApi) => void) => {
    const rendered = renderWithMarketplace(<ProfileTabs defaultValue="preferences" />, {
      as: role,
      ...(prepare && { prepare }),
    });
    await screen.findByRole('heading', { name: 'Preferences' });
    return rendered;
  };
  const sales = () => screen.findByRole('checkbox', { name: 'Sales of my courses' });

  it('turns a kind of notification off for every device, without a question', async () => {
    const { user, marketplace } = await open('instructor');
    expect(await sales()).toBeChecked();
    await user.click(await sales());
    expect(await sales()).not.toBeChecked();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect((await marketplace.users.notificationSettings()).settings).toEqual({
      sale: false,
      submission: true,
      review: true,
    });
  });

  it('undoes a change that was not saved and says why', async () => {
    const { user } = await open('instructor', (api) =>
      api.fail('users.updateNotificationSettings', { status: 500, body: '<h1>' }),
    );
    await user.click(await sales());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save notification settings.');
    await waitFor(async () => expect(await sales()).toBeChecked());
  });

  it('stays as it was left when it is clicked again before the first answer has come', async () => {
    const { user, marketplace } = await open('instructor');
    const answers: (() => void)[] = [];
    const saved = { sale: true, submission: true, review: true };
    vi.spyOn(marketplace.users, 'updateNotificationSettings').mockImplementation(
      (change) =>
        new Promise((resolve) => {
          answers.push(() => resolve({ settings: { ...Object.assign(saved, change) } }));
        }),
    );
    const box = await sales();
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await act(async () => answers[0]?.());
    const submissions = screen.getByRole('checkbox', { name: 'Submitted assignments' });
    await user.click(submissions);
    await waitFor(() => expect(submissions).not.toBeChecked());
    expect(box).toBeChecked();
    for (const number of [1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(number + 1));
      await act(async () => answers[number]?.());
    }
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(box).toBeChecked();
    expect(submissions).not.toBeChecked();
    expect(saved).toEqual({ sale: true, submission: false, review: true });
  });

  it('is not shown to learners', async () => {
    await open('learner');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('Preferences', () => {
  it('keeps theme, playback speed and captions as soon as they are chosen', async () => {
    const { user, marketplace } = renderWithMarketplace(<Preferences />);
    expect(screen.getByLabelText('Playback speed')).toHaveDisplayValue('Normal');
    expect(screen.getByLabelText('Captions')).toHaveDisplayValue('Off');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.selectOptions(screen.getByLabelText('Playback speed'), '1.5×');
    await user.selectOptions(screen.getByLabelText('Captions'), 'English');
    expect(marketplace.theme.getState()).toEqual({ mode: 'dark', isChosen: true });
    expect(marketplace.preferences.getState()).toEqual({ playbackRate: 1.5, captions: 'en' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await user.selectOptions(screen.getByLabelText('Captions'), 'Off');
    expect(marketplace.preferences.getState().captions).toBeNull();
  });

  it("offers the host's languages, and the one already chosen", () => {
    renderWithMarketplace(<Preferences captionLanguages={['de']} />, {
      stored: { preferences: '{"playbackRate":1.1,"captions":"pt-BR"}' },
    });
    const labels = (field: string) =>
      within(screen.getByLabelText(field))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(labels('Captions')).toEqual(['Off', 'German', 'Brazilian Portuguese']);
    expect(screen.getByLabelText('Captions')).toHaveDisplayValue('Brazilian Portuguese');
    expect(labels('Playback speed').slice(2, 4)).toEqual(['Normal', '1.1×']);
  });

  it('shows a language that it does not know as it is stored', () => {
    renderWithMarketplace(<Preferences />, { stored: { preferences: '{"captions":"no language"}' } });
    expect(screen.getByLabelText('Captions')).toHaveDisplayValue('no language');
  });
});

describe('ProfileTabs', () => {
  it("says 'Please log in to view your profile.' once to a visitor", () => {
    renderWithMarketplace(<ProfileTabs />);
    expect(screen.getByText('Please log in to view your profile.')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('moves and chooses with arrows, Home and End', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<ProfileTabs onValueChange={onValueChange} />, { as: 'learner' });
    expect(screen.getByRole('tablist', { name: 'Profile Settings' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    for (const [key, name] of [
      ['{ArrowRight}', 'Security'],
      ['{ArrowRight}', 'Preferences'],
      ['{ArrowRight}', 'Profile'],
      ['{ArrowLeft}', 'Preferences'],
      ['{Home}', 'Profile'],
      ['{End}', 'Preferences'],
    ] as const) {
      await user.keyboard(key);
      expect(screen.getByRole('tab', { name }), key).toHaveFocus();
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    }
    expect(onValueChange).toHaveBeenCalledTimes(6);
    expect(onValueChange).toHaveBeenLastCalledWith('preferences');
  });

  it('keeps what was typed in a panel that was left', async () => {
    const { user } = renderWithMarketplace(<ProfileTabs defaultValue="security" />, { as: 'learner' });
    await user.type(screen.getByLabelText('New password'), 'paper-lantern');
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    expect(screen.getByLabelText('New password')).toHaveValue('paper-lantern');
  });
});
