import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Navbar } from '../navbar/index.ts';
import { NotificationBell } from '../notification-bell/index.ts';
import { RequireCapability } from '../require-capability/index.ts';
import { SignUp } from '../sign-up/index.ts';
import { SignIn } from './index.ts';

withMockServer();

const site = 'http://market.test';
const onPartnersPage = { partnerKey: `pk_${'a'.repeat(24)}`, baseUrl: `${site}/api` };
const popup = {
  closed: false,
  location: { href: '' },
  close() {
    this.closed = true;
  },
};
beforeEach(() => {
  Object.assign(popup, { closed: false, location: { href: '' } });
  vi.spyOn(window, 'open').mockReturnValue(popup as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const asked = () => new URL(popup.location.href).searchParams;
/** The marketplace's window answers. */
async function answer({ api }: ReturnType<typeof renderWithMarketplace>) {
  await waitFor(() => expect(popup.location.href).not.toBe(''));
  const learner = api.state.users.find(({ role }) => role === 'learner');
  api.state.codes.set('the-code', learner?.userId ?? '');
  const data = { lectern: 1, type: 'code', code: 'the-code', state: asked().get('state') };
  window.dispatchEvent(Object.assign(new MessageEvent('message', { data, origin: site }), {}));
}

describe("on a partner's page", () => {
  beforeEach(() => {
    // jsdom takes no other window for a source.
    vi.spyOn(MessageEvent.prototype, 'source', 'get').mockReturnValue(popup as never);
  });

  it('SignIn has one button, opens the window in the click, and goes on where the host says', async () => {
    const onSignIn = vi.fn();
    const rendered = renderWithMarketplace(<SignIn onSignIn={onSignIn} />, onPartnersPage);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    expect(screen.getByText(/Your email and your password stay there/)).toBeVisible();
    expect(screen.getByText(/until you close this tab/)).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name: 'Sign in with market.test' }));
    expect(window.open).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Please continue in the window that has opened.');
    await answer(rendered);
    await waitFor(() => expect(onSignIn).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Lena' })));
    expect(asked().get('screen')).toBe('sign-in');
  });

  it('SignUp opens the form for a new account', async () => {
    const { user } = renderWithMarketplace(<SignUp />, onPartnersPage);
    await user.click(screen.getByRole('button', { name: 'Sign up with market.test' }));
    await waitFor(() => expect(popup.location.href).not.toBe(''));
    expect(asked().get('screen')).toBe('sign-up');
  });

  it('the parts in an arrangement of your own open the window too', async () => {
    const onSignIn = vi.fn();
    const onSignUp = vi.fn();
    const rendered = renderWithMarketplace(
      <>
        <SignIn onSignIn={onSignIn}>
          <SignIn.Form />
          <SignIn.External />
        </SignIn>
        <SignUp onSignUp={onSignUp}>
          <SignUp.Form />
          <SignUp.External />
        </SignUp>
      </>,
      onPartnersPage,
    );
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    await rendered.user.click(screen.getByRole('button', { name: 'Sign up with market.test' }));
    await answer(rendered);
    await waitFor(() => expect(onSignUp).toHaveBeenCalledOnce());
    expect(onSignIn).not.toHaveBeenCalled();
    expect(asked().get('screen')).toBe('sign-up');
  });

  it('nothing asks for notifications, which the page may not read', async () => {
    const page = (
      <>
        <Navbar accountMenu />
        <NotificationBell />
      </>
    );
    const rendered = renderWithMarketplace(page, onPartnersPage);
    await rendered.user.click(screen.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement);
    await answer(rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('button', { name: /Lena/ })).toBeVisible();
    // The bar has no bell; this one is the host's.
    await rendered.user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(rendered.sent.join()).not.toContain('/user/notifications');
  });

  it('says that the window was closed, or closes it', async () => {
    const { user } = renderWithMarketplace(<SignIn />, onPartnersPage);
    const button = screen.getByRole('button', { name: 'Sign in with market.test' });
    await user.click(button);
    await waitFor(() => expect(popup.location.href).not.toBe(''));
    popup.close();
    expect(await screen.findByText('The sign-in window was closed. Please try again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    popup.closed = false;
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(popup.closed).toBe(true));
    expect(button).toBeEnabled();
  });

  it('says how long it lasts where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    renderWithMarketplace(<SignIn />, onPartnersPage);
    expect(screen.getByText(/you stay signed in until you leave it/)).toBeVisible();
  });

  it("Navbar's link opens the window, and leads to the marketplace in a new tab", async () => {
    const rendered = renderWithMarketplace(<Navbar accountMenu />, onPartnersPage);
    const link = screen.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement;
    expect(link).toHaveAttribute('href', expect.stringContaining(`${site}/login`));
    await rendered.user.click(link);
    await answer(rendered);
    await waitFor(() => expect(rendered.marketplace.session.getState().isAuthenticated).toBe(true));
    expect(rendered.navigate).not.toHaveBeenCalled();
  });

  it('a restricted page opens the window, unless the host has a page of its own', async () => {
    const page = <RequireCapability>The page</RequireCapability>;
    const first = renderWithMarketplace(page, onPartnersPage);
    await waitFor(() => expect(window.open).toHaveBeenCalled());
    expect(first.navigate).not.toHaveBeenCalled();
    first.unmount();
    vi.mocked(window.open).mockClear();
    const paths = { signIn: () => '/enter' };
    const second = renderWithMarketplace(page, { ...onPartnersPage, paths });
    await waitFor(() => expect(second.navigate).toHaveBeenCalledWith('/enter', { replace: true }));
    expect(window.open).not.toHaveBeenCalled();
  });
});
