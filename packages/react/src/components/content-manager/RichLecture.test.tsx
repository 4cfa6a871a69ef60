import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { LoadRichText } from '../../provider/context.ts';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from './index.ts';
import { loadContentDialogs } from './LateContentDialogs.tsx';

withMockServer();
beforeAll(loadContentDialogs);

const courseId = seedIds.courses.weatherMaps;
const late = () => () => import('../../rich-text.ts');
const show = (options: Partial<RenderOptions> = {}) =>
  renderWithMarketplace(<ContentManager courseId={courseId} />, { as: 'instructor', richText: late(), ...options });
type User = ReturnType<typeof show>['user'];
const edit = async (user: User) => user.click(await screen.findByRole('button', { name: 'Edit Looking closely' }));
const text = () => screen.findByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });
const stored = (api: MockApi) => api.state.courses[0]?.sections[0]?.lectures[1];

/** The mock keeps what it is given: a text that is one paragraph. */
const withText = (html: string) => (api: MockApi) => {
  const lecture = stored(api);
  if (lecture) lecture.textContent = html;
};
const prepare = withText('<p>Looking takes time.</p>');

describe('a text lecture in the editor that the host has chosen', () => {
  it('is changed and saved as HTML', async () => {
    const { user, api, sent } = show({ prepare });
    await edit(user);
    expect(await text()).toHaveTextContent('Looking takes time.');
    await user.click(tool('Heading'));
    await user.click(tool('Update lecture'));
    await screen.findByRole('dialog', { name: 'Lecture Updated' });
    const [update] = sent.filter((request) => request.startsWith('PUT'));
    expect(JSON.parse(update?.split(' ').slice(2).join(' ') ?? '')).toEqual({
      textContent: '<h2>Looking takes time.</h2>',
    });
    expect(stored(api)?.textContent).toBe('<h2>Looking takes time.</h2>');
  });

  it('sends nothing of a text that was only looked at, however it is spelt', async () => {
    const { user, sent } = show({ prepare: withText('<p>Looking\n takes <b>time</b>.</p><br>') });
    await edit(user);
    await text();
    await user.click(tool('Update lecture'));
    await screen.findByRole('dialog', { name: 'Lecture Updated' });
    expect(sent.filter((request) => request.startsWith('PUT')).join()).not.toContain('textContent');
  });

  it('asks before it closes on a change, and not before one', async () => {
    const { user } = show({ prepare });
    await edit(user);
    await text();
    await user.click(tool('Cancel'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull());
    await edit(user);
    await text();
    await user.click(tool('Heading'));
    await user.click(tool('Cancel'));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });

  it('has what was written again after a reload', async () => {
    const first = show({ prepare });
    await edit(first.user);
    await text();
    await first.user.click(tool('Heading'));
    const key = `draft_${first.marketplace.session.getState().user?.userId}_lecture_${stored(first.api)?._id}`;
    const kept = { [key]: first.marketplace.storage.get(key) ?? '' };
    first.unmount();
    const { user } = show({ api: first.api, stored: kept });
    await edit(user);
    expect(within(await text()).getByRole('heading', { level: 2 })).toHaveTextContent('Looking takes time.');
  });

  it('counts as empty without a word, shows the rule at the text and puts the focus there', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Add Lecture to First steps' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Text');
    await user.type(screen.getByLabelText('Lecture title'), 'Empty');
    await text();
    await user.click(tool('Heading'));
    await user.click(tool('Create lecture'));
    expect(await text()).toHaveAccessibleDescription('Text content must be at least 10 characters long.');
    expect(await text()).toHaveFocus();
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('is HTML in a textarea where the editor does not load, and in the editor once it does', async () => {
    const load = vi.fn<LoadRichText>(() => import('../../rich-text.ts'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch the module'));
    const { user } = show({ prepare, richText: load });
    await edit(user);
    expect(await text()).toHaveValue('<p>Looking takes time.</p>');
    expect(screen.getByText("The editor couldn't be loaded. You can write HTML meanwhile.")).toBeVisible();
    await user.clear(await text());
    await user.type(await text(), '<h2>Looking again</h2>');
    await user.click(tool('Try again'));
    await screen.findByRole('toolbar');
    expect(within(await text()).getByRole('heading', { level: 2 })).toHaveTextContent('Looking again');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
