import { seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CommandBar } from './index.ts';

withMockServer();

const show = (options: Partial<RenderOptions> = {}) =>
  renderWithMarketplace(
    <>
      <button type="button">Before</button>
      <textarea aria-label="Notes" />
      {/* biome-ignore lint/a11y/useSemanticElements: an editor of rich text. */}
      <div role="textbox" aria-label="Editor" contentEditable tabIndex={0} suppressContentEditableWarning />
      <CommandBar />
    </>,
    { as: 'learner', ...options },
  );
type User = ReturnType<typeof show>['user'];
const open = async (user: User) => {
  screen.getByRole('button', { name: 'Before' }).focus();
  await user.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Go to' }));
};
const field = () => screen.getByRole('combobox', { name: 'Search your courses, lectures and pages' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return screen.getAllByRole('option').find((option) => option.id === id);
};
/** Where links have led, which without a router the browser follows. */
const followed: (string | null)[] = [];
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href'));
};
beforeEach(() => {
  followed.length = 0;
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('CommandBar', () => {
  it('asks for nothing and shows nothing until its keys are pressed, and gives the focus back', async () => {
    const { user, sent } = show();
    const before = sent.length;
    expect(screen.queryByRole('dialog')).toBeNull();
    await open(user);
    expect(field()).toHaveFocus();
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    await open(user);
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('still marks what it did when more matches have loaded above it', async () => {
    const { user } = show({ prepare: (api) => api.fail('enrollments.get', { delay: 500 }) });
    const bar = await open(user);
    await bar.findByRole('group', { name: 'Your courses' });
    await user.type(field(), 'Reading Weather Maps');
    const lectures = () =>
      bar.queryAllByRole('option').filter((option) => option.matches('a[href*="lecture="]')).length;
    const before = lectures();
    await user.keyboard('{ArrowDown}'.repeat(before));
    const marked = active()?.textContent;
    expect(marked).toBe('Reading Weather Maps');
    await waitFor(() => expect(lectures()).toBeGreaterThan(before));
    expect(active()?.textContent).toBe(marked);
  });

  it.each(['Notes', 'Editor'])('leaves the keys to an editor: %s', async (name) => {
    const { user } = show();
    screen.getByRole('textbox', { name }).focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the keys to a dialog that is open, and to a visitor', async () => {
    const { user, marketplace } = show();
    act(() => marketplace.notices.show({ title: 'First this' }));
    await screen.findByRole('dialog', { name: 'First this' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
    await user.keyboard('{Escape}');
    act(() => marketplace.session.signOut({ notify: false }));
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
  });

  it('goes through its options by arrow keys, Home and End, and to a page by Enter', async () => {
    const { user } = show();
    await open(user);
    await screen.findByRole('group', { name: 'Your courses' });
    const all = options();
    expect(active()).toHaveTextContent(all[0] ?? '');
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Sign Out');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent(all[1] ?? '');
    await user.keyboard('{End}');
    expect(active()).toHaveTextContent('Sign Out');
    await user.keyboard('{Home}');
    expect(active()).toHaveTextContent(all[0] ?? '');
    await user.type(field(), 'wish');
    expect(options()).toEqual(['Wishlist']);
    expect(screen.getByRole('status')).toHaveTextContent('1 result. Use the arrow keys.');
    await user.keyboard('{Enter}');
    expect(followed).toEqual(['/wishlist']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds a lecture by its title, without case and accents', async () => {
    const { user } = show();
    await open(user);
    await screen.findByRole('group', { name: 'Your courses' });
    await user.type(field(), 'LÓOKING closely');
    const lectures = within(await screen.findByRole('group', { name: 'Lectures' }));
    expect(lectures.getByRole('option')).toHaveTextContent('Looking closely');
    await user.keyboard('{Enter}');
    expect(followed).toEqual([expect.stringMatching(/^\/course\/[^/]+\/learning\?lecture=/)]);
  });

  it('goes into a course for its lectures, and back by Backspace or the button', async () => {
    const { user } = show();
    await open(user);
    const course = within(await screen.findByRole('group', { name: 'Your courses' })).getAllByRole('option')[0];
    const title = course?.textContent ?? '';
    await user.click(course as HTMLElement);
    expect(await screen.findByRole('option', { name: 'Course page' })).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Lectures' })).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
    expect(field()).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(await screen.findByRole('option', { name: 'Dashboard' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: title }));
    await user.click(screen.getByRole('button', { name: 'All courses and pages' }));
    expect(field()).toHaveFocus();
    expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  });

  it('finds courses of the catalogue, and says when there is nothing', async () => {
    const { user } = show();
    await open(user);
    await user.type(field(), 'weather');
    // A course of one's own is there already.
    expect(await screen.findByRole('group', { name: 'Your courses' })).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'bicycle');
    const found = within(await screen.findByRole('group', { name: 'Catalogue' }));
    expect(found.getByRole('option')).toHaveAttribute('href', `/course/${seedIds.courses.bicycleRepair}`);
    await user.clear(field());
    await user.type(field(), 'qqqq');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for "qqqq".'));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says what could not be loaded, offers the rest, and tries again', async () => {
    const { user, api } = show({
      prepare: (mock) => mock.fail('enrollments.list', { status: 400, body: { message: 'no' } }),
    });
    await open(user);
    expect(await screen.findByRole('alert')).toHaveTextContent("Your courses couldn't be loaded.");
    expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible();
    api.fail('enrollments.list', { times: 0 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Your courses' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('changes the theme, follows the system again, and signs out', async () => {
    const { user, marketplace, navigate } = show();
    for (const [typed, theme] of [
      ['dark', { mode: 'dark', isChosen: true }],
      ['light', { mode: 'light', isChosen: true }],
      ['system', { mode: 'light', isChosen: false }],
    ] as const) {
      await open(user);
      await user.type(field(), `${typed}{Enter}`);
      expect(marketplace.theme.getState()).toEqual(theme);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await open(user);
    await user.type(field(), 'sign out{Enter}');
    expect(marketplace.session.getState().isAuthenticated).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/');
  });

  it('leads instructors to what waits, to a new course and into theirs', async () => {
    const { user } = show({ as: 'instructor' });
    await open(user);
    const teaching = within(await screen.findByRole('group', { name: 'Teaching' }));
    expect(await teaching.findByRole('option', { name: /^(Grading|Grade submissions \(\d+\))$/ })).toHaveAttribute(
      'href',
      '/instructor/grading',
    );
    expect(teaching.getByRole('option', { name: 'Create New Course' })).toHaveAttribute(
      'href',
      '/instructor/course/new',
    );
    await user.click(await teaching.findByRole('option', { name: /Reading Weather Maps/ }));
    await user.type(field(), 'manage{Enter}');
    expect(followed).toEqual([`/instructor/course/${seedIds.courses.weatherMaps}/content`]);
  });

  it('opens and closes as its host says', async () => {
    const onOpenChange = vi.fn();
    const { user } = renderWithMarketplace(<CommandBar open onOpenChange={onOpenChange} />, { as: 'learner' });
    await screen.findByRole('dialog', { name: 'Go to' });
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
