import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from './index.ts';
import { loadContentDialogs } from './LateContentDialogs.tsx';

withMockServer();
beforeAll(loadContentDialogs);
// jsdom lays nothing out.
window.HTMLElement.prototype.scrollIntoView = vi.fn();

const warning = 'The course will then say "Coming soon", and no one can buy it.';
const course = ({ state }: MockApi) => state.courses[0] as MockApi['state']['courses'][number];
const last = (api: MockApi) => course(api).sections[0]?.lectures[1];
/** Only one lecture is published: the text in the first section. */
const show = (change: (api: MockApi) => unknown = () => {}) =>
  renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
    as: 'instructor',
    prepare(api) {
      for (const lecture of course(api).sections.flatMap(({ lectures }) => lectures))
        lecture.isPublished = lecture === last(api);
      change(api);
    },
  });
type User = ReturnType<typeof show>['user'];
const remove = async (user: User, title: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  return screen.findByRole('dialog');
};

describe('the last published lecture of a course that is for sale', () => {
  it.each(['Looking closely', 'First steps'])('says what follows when %s is deleted', async (title) => {
    const { user } = show();
    expect(await remove(user, title)).toHaveTextContent(warning);
  });

  it.each([
    ['another lecture', 'Doing it again', () => {}],
    ['a lecture of a free course', 'Looking closely', (api: MockApi) => Object.assign(course(api), { price: 0 })],
    ['a lecture of a draft', 'Looking closely', (api: MockApi) => Object.assign(course(api), { status: 'draft' })],
  ])('says nothing of it for %s', async (_, title, change) => {
    const { user } = show(change);
    expect(await remove(user, title)).not.toHaveTextContent('Coming soon');
  });

  it('says what follows when the quiz of a quiz lecture is replaced', async () => {
    const quiz = seedIds.lectures.quiz;
    const { user } = show((api) => {
      for (const lecture of course(api).sections.flatMap(({ lectures }) => lectures))
        lecture.isPublished = lecture._id === quiz;
    });
    await user.click(await screen.findByRole('button', { name: 'Edit quiz of What you remember' }));
    await user.click(await screen.findByRole('button', { name: 'Delete & Create New' }));
    expect(await screen.findByRole('dialog', { name: 'Delete this quiz?' })).toHaveTextContent(warning);
  });

  it('asks before it is unpublished', async () => {
    const { user, api } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Looking closely' }));
    await user.click(await screen.findByRole('checkbox', { name: /Published/ }));
    await user.click(screen.getByRole('button', { name: 'Update lecture' }));
    const ask = () => screen.findByRole('dialog', { name: 'Unpublish lecture?' });
    expect(await ask()).toHaveTextContent(`"Looking closely" is the last published lecture of this course. ${warning}`);
    expect(screen.queryByText('Saving...')).toBeNull();
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(last(api)?.isPublished).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Update lecture' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByRole('dialog', { name: 'Lecture Updated' })).toBeVisible();
    expect(last(api)?.isPublished).toBe(false);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(
        screen.getByText(
          'This course has no published lecture. Until it has one, it says "Coming soon" and no one can buy it.',
        ),
      ).toBeVisible(),
    );
  });
});
