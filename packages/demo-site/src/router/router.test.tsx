import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './Link.tsx';
import { navigate } from './location.ts';
import { Redirect, Router, Routes, useLocation, useParams, useSearchParams } from './Router.tsx';

function Where() {
  const { pathname, search, hash, state, key, isReturn } = useLocation();
  return (
    <output data-entry={key === 'default' ? 'first' : key} data-return={isReturn}>
      {pathname + search + hash} {JSON.stringify(state)}
    </output>
  );
}

const Item = () => {
  const { id } = useParams();
  return (
    <h1>
      Item {id}, page {useSearchParams().get('page') ?? '1'}
    </h1>
  );
};

const routes = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/items/:id', element: <Item /> },
  { path: '/old', element: <Redirect to="/items/2" /> },
  { path: '*', element: <h1>Not found</h1> },
];

const Site = ({ url }: { url?: string }) => (
  <Router {...(url !== undefined && { url })}>
    <Where />
    <Routes routes={routes} />
    <Link href="/items/1">Item</Link>
    <Link href="/items/1" target="_blank">
      New tab
    </Link>
    <Link href="/items/1" download>
      Download
    </Link>
    <Link href="/items/1" onClick={(event) => event.preventDefault()}>
      Prevented
    </Link>
    <Link href="https://elsewhere.test/">Elsewhere</Link>
  </Router>
);

const where = () => screen.getByRole('status').textContent;
/** Clicks a link. @returns Whether the browser would follow it. */
const click = (name: string, how: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name });
  let isFollowed = false;
  // jsdom can't open pages.
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  fireEvent.click(link, how);
  window.removeEventListener('click', onClick);
  return isFollowed;
};

/** Goes through the browser's history. */
const go = (steps: number) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(steps);
    await moved;
  });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the router', () => {
  it('opens pages by link, with their parameters and query', () => {
    render(<Site />);
    expect(screen.getByRole('heading')).toHaveTextContent('Home');
    expect(click('Item')).toBe(false);
    expect(screen.getByRole('heading')).toHaveTextContent('Item 1, page 1');
    act(() => navigate('?page=3'));
    expect(screen.getByRole('heading')).toHaveTextContent('Item 1, page 3');
    act(() => navigate('?'));
    expect(window.location.href).toBe('http://lectern.test/items/1');
    act(() => navigate('/nothing'));
    expect(screen.getByRole('heading')).toHaveTextContent('Not found');
  });

  it.each([
    ['Item', { ctrlKey: true }],
    ['Item', { metaKey: true }],
    ['Item', { shiftKey: true }],
    ['Item', { altKey: true }],
    ['Item', { button: 1 }],
    ['New tab', {}],
    ['Download', {}],
    ['Elsewhere', {}],
  ])('leaves a click on %s with %o to the browser', (name, how) => {
    render(<Site />);
    expect(click(name, how)).toBe(true);
    expect(where()).toContain('/ ');
  });

  it("opens nothing if the link's own handler prevents it", () => {
    render(<Site />);
    expect(click('Prevented')).toBe(false);
    expect(screen.getByRole('heading')).toHaveTextContent('Home');
  });

  it('keeps the state and the key of each history entry', async () => {
    render(<Site />);
    expect(screen.getByRole('status')).toHaveAttribute('data-return', 'true');
    act(() => navigate('/items/1', { state: { from: 'cart' } }));
    const key = screen.getByRole('status').dataset.entry;
    expect(key).not.toBe('first');
    expect(where()).toBe('/items/1 {"from":"cart"}');
    expect(screen.getByRole('status')).toHaveAttribute('data-return', 'false');
    act(() => navigate('/items/2'));
    expect(where()).toBe('/items/2 ');
    await go(-1);
    expect(where()).toBe('/items/1 {"from":"cart"}');
    expect(screen.getByRole('status')).toHaveAttribute('data-entry', key);
    expect(screen.getByRole('status')).toHaveAttribute('data-return', 'true');
    await go(-1);
    expect(screen.getByRole('status')).toHaveAttribute('data-entry', 'first');
  });

  it('adds no history entry for the current URL and for a redirect', () => {
    render(<Site />);
    click('Item');
    const { length } = window.history;
    click('Item');
    act(() => navigate('/old', { replace: true }));
    expect(where()).toContain('/items/2');
    expect(window.history.length).toBe(length);
  });

  it('keeps the old page until the code of the new one has loaded', async () => {
    let show = (_page: { default: () => React.ReactNode }) => {};
    const Late = lazy(() => new Promise<{ default: () => React.ReactNode }>((resolve) => (show = resolve)));
    const pages = [
      { path: '/', element: <h1>Home</h1> },
      { path: '/late', element: <Late /> },
    ];
    render(
      <Router>
        <Suspense fallback="Loading">
          <Routes routes={pages} />
        </Suspense>
      </Router>,
    );
    await act(async () => navigate('/late'));
    expect(window.location.pathname).toBe('/late');
    expect(screen.getByRole('heading')).toHaveTextContent('Home');
    await act(async () => show({ default: () => <h1>Late</h1> }));
    expect(screen.getByRole('heading')).toHaveTextContent('Late');
  });

  it("lets the browser open the page if it refuses another entry, and throws if the state can't be kept", () => {
    render(<Site />);
    let error = new DOMException('Not cloneable', 'DataCloneError');
    const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw error;
    });
    expect(() => navigate('/items/1', { state: () => {} })).toThrow(error);
    error = new DOMException('Too many calls', 'SecurityError');
    // Of all addresses, jsdom can only open those of the same document.
    navigate('#place');
    expect(window.location.hash).toBe('#place');
    push.mockRestore();
  });

  it('renders the page of a URL on a server, and the same in the browser', () => {
    const html = renderToString(<Site url="/items/7?page=2" />);
    expect(html).toContain('page <!-- -->2');
    window.history.replaceState(null, '', '/items/7?page=2');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    render(<Site />, { container, hydrate: true });
    expect(screen.getByRole('heading')).toHaveTextContent('Item 7, page 2');
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    container.remove();
  });
});
