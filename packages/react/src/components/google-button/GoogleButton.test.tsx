import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { SignIn } from '../sign-in/index.ts';
import { SignUp } from '../sign-up/index.ts';
import { GoogleButton } from './index.ts';

withMockServer();

describe('GoogleButton', () => {
  it("opens the server's sign-in address, and remembers that this tab started it", async () => {
    const onLeave = vi.fn();
    const { user, marketplace } = renderWithMarketplace(<GoogleButton onLeave={onLeave} />);
    const begin = vi.spyOn(marketplace.session, 'externalSignInUrl');
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(onLeave).toHaveBeenCalledWith('http://lectern.test/api/auth/google');
    expect(begin).toHaveBeenCalledOnce();
  });

  it("runs the caller's handler first, and stays if it prevents the default", async () => {
    const onLeave = vi.fn();
    const ref = createRef<HTMLButtonElement>();
    const { user } = renderWithMarketplace(
      <GoogleButton ref={ref} className="mine" onLeave={onLeave} onClick={(event) => event.preventDefault()} />,
    );
    await user.click(screen.getByRole('button'));
    expect(onLeave).not.toHaveBeenCalled();
    expect(ref.current).toHaveClass('mine', 'lectern-button');
  });

  it('is offered for signing in and up, unless `hasGoogle` is false', () => {
    renderWithMarketplace(<SignIn />);
    renderWithMarketplace(<SignUp />);
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
    const { container } = renderWithMarketplace(<SignIn hasGoogle={false} />);
    expect(container).not.toHaveTextContent('Google');
  });
});
