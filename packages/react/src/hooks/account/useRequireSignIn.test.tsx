import { createMarketplace } from '@lectern/sdk';
import { createMockApi } from '@lectern/sdk/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { LecternProvider } from '../../provider/LecternProvider.tsx';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { useRequireSignIn } from './useRequireSignIn.ts';

const baseUrl = 'http://lectern.test/api';

function Save({ onSave }: { onSave: () => void }) {
  const requireSignIn = useRequireSignIn();
  return (
    <button type="button" onClick={() => requireSignIn('notice.signInRequired.cart', onSave)}>
      Save
    </button>
  );
}

/** Presses the button while the server is being asked whose token this is, and answers then. */
async function pressEarly(isValid: boolean) {
  const api = createMockApi({ baseUrl });
  const [account] = api.state.users;
  if (!account) throw new Error('The seed has no users.');
  if (!isValid) api.fail('auth.me', { status: 401 });
  const answer = Promise.withResolvers<void>();
  const marketplace = createMarketplace({
    baseUrl,
    verifySession: true,
    storage: memoryStorage({ token: api.state.issueToken(account) }),
    async fetch(...request) {
      await answer.promise;
      return (await getResponse(api.handlers, new Request(...request))) ?? Response.error();
    },
  });
  const onSave = vi.fn();
  render(
    <LecternProvider marketplace={marketplace} navigate={() => {}} hasNoticeDialog={false}>
      <Save onSave={onSave} />
    </LecternProvider>,
  );
  expect(marketplace.session.getState().isLoading).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await Promise.resolve();
  expect(onSave).not.toHaveBeenCalled();
  expect(marketplace.notices.getState().isOpen).toBe(false);
  answer.resolve();
  return { marketplace, onSave };
}

it("runs what a user asked for before the session was known, once it's known", async () => {
  const { marketplace, onSave } = await pressEarly(true);
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(marketplace.notices.getState().isOpen).toBe(false);
});

it('asks to sign in where the session turns out to be over', async () => {
  const { marketplace, onSave } = await pressEarly(false);
  await waitFor(() => expect(marketplace.session.getState().isLoading).toBe(false));
  await waitFor(() => expect(marketplace.notices.getState().isOpen).toBe(true));
  expect(onSave).not.toHaveBeenCalled();
});
