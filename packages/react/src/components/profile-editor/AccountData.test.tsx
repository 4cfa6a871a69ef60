import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AccountData } from './index.ts';

withMockServer();
afterEach(() => void vi.restoreAllMocks());

const open = async (options: Parameters<typeof renderWithMarketplace>[1] = {}) => {
  const onRemove = vi.fn();
  const shown = renderWithMarketplace(<AccountData onRemove={onRemove} />, { as: 'learner', ...options });
  await shown.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  return { ...shown, onRemove };
};
const confirm = () => screen.getByRole('button', { name: 'Delete for good' });

describe('AccountData', () => {
  it('downloads the copy from the address that the server gives', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = renderWithMarketplace(<AccountData />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await screen.findByRole('dialog', { name: 'Download your data?' });
    const submit = screen.getByRole('button', { name: 'Download' });
    await user.click(submit);
    expect(await screen.findByText('Please enter your password.')).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'guess');
    await user.click(submit);
    expect(await screen.findByText('Your current password is incorrect.')).toBeVisible();
    expect(click).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'lectern-demo');
    await user.click(submit);
    expect(await screen.findByText('Your download has started.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((click.mock.contexts[0] as HTMLAnchorElement).href).toMatch(/^data:application\/zip/);
  });

  it('downloads without a password where there is none', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = renderWithMarketplace(<AccountData />, {
      as: 'learner',
      prepare: ({ state }) => void state.withoutPassword.push(seedIds.users.learner),
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Your download has started.')).toBeVisible();
    expect(click).toHaveBeenCalledOnce();
  });

  it('deletes the account after email and password, and signs out', async () => {
    const { user, api, marketplace, onRemove } = await open();
    await user.type(screen.getByLabelText('Email'), ' Learner@Lectern.example ');
    await user.type(screen.getByLabelText('Password'), 'lectern-demo');
    await user.click(confirm());
    await waitFor(() => expect(onRemove).toHaveBeenCalledOnce());
    expect(marketplace.session.getState().isAuthenticated).toBe(false);
    expect(api.state.users.some(({ userId }) => userId === seedIds.users.learner)).toBe(false);
    expect(await screen.findByText('Account Deleted')).toBeVisible();
  });

  it('refuses another email and a wrong password at their fields, and keeps the session', async () => {
    const { user, marketplace } = await open();
    await user.type(screen.getByLabelText('Email'), 'someone@example.com');
    await user.type(screen.getByLabelText('Password'), 'guess');
    await user.click(confirm());
    expect(await screen.findByText("This isn't the email of your account.")).toBeVisible();
    // Which one it is can be read on.
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /This isn't the email.* learner@lectern\.example/,
    );
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'learner@lectern.example');
    await user.click(confirm());
    expect(await screen.findByText('Your current password is incorrect.')).toBeVisible();
    expect(marketplace.session.getState().isAuthenticated).toBe(true);
  });

  it('asks for the password before it asks the server', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Email'), 'learner@lectern.example');
    await user.click(confirm());
    expect(await screen.findByText('Please enter your password.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('asks no password of an account that has none', async () => {
    const { user, onRemove } = await open({
      prepare: ({ state }) => void state.withoutPassword.push(seedIds.users.learner),
    });
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    await user.type(screen.getByLabelText('Email'), 'learner@lectern.example');
    await user.click(confirm());
    await waitFor(() => expect(onRemove).toHaveBeenCalledOnce());
  });

  it('tells an instructor what becomes of the courses, and says why it cannot be yet', async () => {
    const message = "Earnings of yours haven't been paid out yet. Please wait for the payout, or write to support.";
    const { user } = await open({
      as: 'instructor',
      prepare: (api) => api.fail('account.remove', { status: 409, body: { code: 'account_needed', message } }),
    });
    expect(screen.getByText('The courses that you teach pass to the marketplace.')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'instructor@lectern.example');
    await user.type(screen.getByLabelText('Password'), 'lectern-demo');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
