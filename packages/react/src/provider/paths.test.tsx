import { createMarketplace, type Marketplace } from '@lectern/sdk';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignIn } from '../components/sign-in/index.ts';
import { SignUp } from '../components/sign-up/index.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { renderWithMarketplace, withMockServer } from '../testing/renderWithMarketplace.tsx';
import { useLectern } from './context.ts';
import { LecternProvider, type LecternProviderProps } from './LecternProvider.tsx';
import { createPaths, extendPath, type Paths } from './paths.ts';

withMockServer();

const shop = 'https://learn.example';

/** Shows some addresses as links. */
function Links({ of }: { of: (paths: Paths) => string }) {
  return <a href={of(useLectern().paths)}>the page</a>;
}
const linkTo = () => screen.getByRole('link').getAttribute('href');

function draw(of: (paths: Paths) => string, props: Partial<LecternProviderProps>, baseUrl = 'http://lectern.test/api') {
  const marketplace: Marketplace = createMarketplace({ baseUrl, storage: memoryStorage() });
  const page = (more: Partial<LecternProviderProps>) => (
    <LecternProvider marketplace={marketplace} {...more}>
      <Links of={of} />
    </LecternProvider>
  );
  const { rerender } = render(page(props));
  return (more: Partial<LecternProviderProps>) => rerender(page(more));
}

describe('the addresses of pages', () => {
  it("are plain paths on the marketplace's own site", () => {
    draw((paths) => paths.course('1'), {});
    expect(linkTo()).toBe('/course/1');
  });

  it('are at the marketplace on any other site: at the origin of its API, or where the host says', () => {
    const change = draw((paths) => paths.wishlist, {}, `${shop}/api`);
    expect(linkTo()).toBe('https://learn.example/wishlist');
    change({ site: 'https://academy.example/en/' });
    expect(linkTo()).toBe('https://academy.example/en/wishlist');
    change({ site: 'https://academy.example', paths: { wishlist: '/saved' } });
    expect(linkTo()).toBe('/saved');
    change({ site: 'http://lectern.test/academy' });
    expect(linkTo()).toBe('/academy/wishlist');
    change({ site: '' });
    expect(linkTo()).toBe('/wishlist');
  });

  it('hand the other site a whole address to come back to', () => {
    const change = draw((paths) => paths.signIn('/training/1?x=2'), { site: shop });
    expect(linkTo()).toBe(
      `https://learn.example/login?next=${encodeURIComponent('http://lectern.test/training/1?x=2')}`,
    );
    change({ site: '' });
    expect(linkTo()).toBe(`/login?next=${encodeURIComponent('/training/1?x=2')}`);
  });

  it("follow the host's functions when these change", () => {
    const inLanguage = (language: string) => ({ paths: { course: (id: string) => `/${language}/training/${id}` } });
    const change = draw((paths) => paths.course('150ac3'), inLanguage('en'));
    expect(linkTo()).toBe('/en/training/150ac3');
    change(inLanguage('fr'));
    expect(linkTo()).toBe('/fr/training/150ac3');
  });

  it("send people who may not study a course to the host's own course page, unless the host names another", () => {
    const course = (id: string) => `/training/${id}`;
    const change = draw((paths) => paths.courseOverview('1'), { site: shop });
    expect(linkTo()).toBe('https://learn.example/courses/1');
    change({ site: shop, paths: { course } });
    expect(linkTo()).toBe('/training/1');
    change({ site: shop, paths: { course, courseOverview: (id) => `/about/${id}` } });
    expect(linkTo()).toBe('/about/1');
  });

  it('can be made without a provider, as a server does', () => {
    const paths = createPaths({ course: (id) => `/training/${id}` }, { site: shop });
    expect([paths.course('1'), paths.orders, paths.signIn('/here')]).toEqual([
      '/training/1',
      'https://learn.example/orders',
      'https://learn.example/login',
    ]);
  });
});

describe('extendPath', () => {
  it.each([
    ['/learn/1', '/learn/1?lecture=2#part'],
    ['/learn/?id=1', '/learn/?id=1&lecture=2#part'],
    ['?id=1', '?id=1&lecture=2#part'],
    ['/learn/1#video', '/learn/1?lecture=2#video'],
    ['/app#/learn/1?tab=notes', '/app?lecture=2#/learn/1?tab=notes'],
    ['https://learn.example/a%20b?x=%2F#y#z', 'https://learn.example/a%20b?x=%2F&lecture=2#y#z'],
  ])('keeps all of %s', (path, extended) => {
    expect(extendPath(path, { query: { lecture: '2' }, place: 'part' })).toBe(extended);
    expect(extendPath(path, {})).toBe(path);
  });
});

describe('navigating', () => {
  it("leaves addresses of other sites to the browser, and the rest to the host's router", async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: window.location.origin, assign });
    try {
      const { navigate, user } = renderWithMarketplace(<Buttons />, { site: shop });
      await user.click(screen.getByRole('button', { name: 'shop' }));
      expect(assign).toHaveBeenCalledWith('https://learn.example/cart');
      await user.click(screen.getByRole('button', { name: 'here' }));
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/here');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

function Buttons() {
  const { navigate, paths } = useLectern();
  return (
    <>
      <button type="button" onClick={() => navigate(paths.cart)}>
        shop
      </button>
      <button type="button" onClick={() => navigate('/here')}>
        here
      </button>
    </>
  );
}

describe("signing in on another site than the marketplace's", () => {
  it('does not offer Google, which has no way back, unless the host insists', () => {
    const first = renderWithMarketplace(<SignIn />, { site: shop });
    expect(first.container).not.toHaveTextContent('Google');
    const second = renderWithMarketplace(<SignUp />, { site: shop });
    expect(second.container).not.toHaveTextContent('Google');
    renderWithMarketplace(<SignIn hasGoogle />, { site: shop });
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });

  it('stays on the page, since the marketplace knows nothing of it', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(<SignIn />, { site: shop });
    await user.type(screen.getByLabelText('Email'), 'learner@lectern.example');
    await user.type(screen.getByLabelText('Password'), 'lectern-demo');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Login Successful!' });
    await waitFor(() => expect(marketplace.session.getState().isAuthenticated).toBe(true));
    expect(navigate).not.toHaveBeenCalled();
  });
});
