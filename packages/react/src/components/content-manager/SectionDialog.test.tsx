import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from './index.ts';
import { loadContentDialogs } from './LateContentDialogs.tsx';

withMockServer();
beforeAll(loadContentDialogs);
const courseId = seedIds.courses.weatherMaps;
const show = (options: Partial<RenderOptions> = {}) =>
  renderWithMarketplace(<ContentManager courseId={courseId} />, { as: 'instructor', ...options });
type User = ReturnType<typeof show>['user'];
const sections = (api: MockApi) => api.state.courses[0]?.sections ?? [];
const open = async (user: User, name = 'Add New Section') => user.click(await screen.findByRole('button', { name }));
const save = (user: User, name = 'Create section') => user.click(screen.getByRole('button', { name }));
const title = () => screen.getByLabelText('Section title');

describe('SectionDialog', () => {
  it('adds a section after the last, says so, and gives the focus back', async () => {
    const { user, api } = show();
    await open(user);
    expect(screen.getByRole('dialog', { name: 'Add New Section' })).toBeVisible();
    expect(title()).toHaveFocus();
    expect(screen.getByLabelText('Order')).toHaveValue('2');
    await user.type(title(), '  Looking back {Enter}');
    const notice = await screen.findByRole('dialog', { name: 'Section Created' });
    await user.click(within(notice).getByRole('button', { name: 'OK' }));
    expect(sections(api).map((section) => section.title)).toEqual(['First steps', 'Going further', 'Looking back']);
    expect(await screen.findByRole('button', { name: 'Looking back' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Section' })).toHaveFocus());
  });

  it.each([
    ['ab', '0', 'Section title', 'Section title must be at least 3 characters long.'],
    ['abc', '-1', 'Order', 'Order must be a non-negative integer.'],
    ['abc', '1.5', 'Order', 'Order must be a non-negative integer.'],
  ])('refuses %s at %s', async (text, order, field, message) => {
    const { user, sent } = show();
    await open(user);
    await user.type(title(), text);
    await user.clear(screen.getByLabelText('Order'));
    await user.type(screen.getByLabelText('Order'), order);
    await save(user);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('leads on to the first lecture of a new section', async () => {
    const { user, api } = show();
    await open(user);
    await user.type(title(), 'Looking back');
    await save(user);
    const notice = await screen.findByRole('dialog', { name: 'Section Created' });
    await user.click(within(notice).getByRole('button', { name: 'Add Lecture' }));
    expect(await screen.findByLabelText('Lecture title')).toHaveFocus();
    const section = screen.getByLabelText<HTMLSelectElement>('Section');
    expect(section.selectedOptions[0]?.text).toBe('Looking back');
    expect(sections(api).map((one) => one.title)).toContain('Looking back');
  });

  it('changes a section; an order that is emptied is 0', async () => {
    const { user, api } = show();
    await open(user, 'More for Going further');
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(title()).toHaveValue('Going further');
    await user.clear(title());
    await user.type(title(), 'abc');
    await user.clear(screen.getByLabelText('Order'));
    await save(user, 'Update section');
    await screen.findByRole('dialog', { name: 'Section Updated' });
    expect(sections(api)[0]?.title).toBe('abc');
  });

  it.each([
    ['<h1>', 'Failed to save section.'],
    [{ message: 'The course is being copied.' }, 'The course is being copied.'],
  ])('keeps what was typed when it fails with %j', async (body, message) => {
    const { user } = show({ prepare: (api) => api.fail('sections.create', { status: 500, body }) });
    await open(user);
    await user.type(title(), 'Looking back');
    await save(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(title()).toHaveValue('Looking back');
  });

  it('asks before what is not saved is closed; discarding forgets it', async () => {
    const { user, marketplace } = show();
    await open(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open(user);
    await user.type(title(), 'Half a ti');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(title()).toHaveValue('Half a ti');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(marketplace.storage.get(`draft_${seedIds.users.instructor}_newSection_${courseId}`)).toBeUndefined();
    await open(user);
    expect(title()).toHaveValue('');
  });

  it('keeps what is typed over a reload', async () => {
    const first = show();
    await open(first.user);
    await first.user.type(title(), 'Half a ti');
    const key = `draft_${seedIds.users.instructor}_newSection_${courseId}`;
    const kept = first.marketplace.storage.get(key) ?? '';
    first.unmount();
    const { user } = show({ stored: { [key]: kept } });
    await open(user);
    expect(title()).toHaveValue('Half a ti');
    expect(screen.getByText(/^We restored your unsaved changes/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });
});
