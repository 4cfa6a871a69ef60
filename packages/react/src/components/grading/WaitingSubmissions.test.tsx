import { mockId } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { WaitingSubmissions } from './index.ts';
import { lectureId, works } from './seed.ts';

withMockServer();

describe('WaitingSubmissions', () => {
  it('lists what waits for a grade, oldest first, with a link to each', async () => {
    renderWithMarketplace(<WaitingSubmissions />, {
      as: 'instructor',
      prepare: (api) => api.state.submissions.push(...works().reverse()),
    });
    const list = within(await screen.findByRole('list', { name: 'Submissions' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Leela Rao.*Reading Weather Maps/),
      expect.stringMatching(/Ines Okafor.*Reading Weather Maps/),
    ]);
    expect(screen.getByText('2 submissions are waiting for a grade, oldest first.')).toBeVisible();
    expect(list.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/instructor/grading/${lectureId}?submission=${works()[0]?._id}`,
    );
  });

  it('turns pages', async () => {
    const { user } = renderWithMarketplace(<WaitingSubmissions />, {
      as: 'instructor',
      prepare(api) {
        for (let number = 1; number <= 21; number += 1) {
          api.state.submissions.push(
            ...works()
              .slice(0, 1)
              .map((work) => ({ ...work, _id: mockId(9, number), createdAt: new Date(number).toISOString() })),
          );
        }
      },
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when nothing waits, with a way on', async () => {
    renderWithMarketplace(<WaitingSubmissions />, { as: 'instructor' });
    expect(await screen.findByText('No submissions are waiting for a grade.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your courses' })).toHaveAttribute('href', '/instructor');
  });

  it("says 'Failed to load submissions.' and tries again", async () => {
    const { user } = renderWithMarketplace(<WaitingSubmissions />, {
      as: 'instructor',
      prepare: (api) => api.fail('submissions.listWaiting', { status: 500, body: '<h1>', times: 1 }),
    });
    expect(await screen.findByText('Failed to load submissions.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No submissions are waiting for a grade.')).toBeVisible();
  });

  it('is for instructors', () => {
    const { marketplace, navigate } = renderWithMarketplace(<WaitingSubmissions />, { as: 'learner' });
    expect(marketplace.notices.getState().message).toBe('You must be an instructor to manage course content.');
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
  });
});
