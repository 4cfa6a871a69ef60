import { createMockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { completeLectures } from '../../testing/seedChanges.ts';
import { LearnerDashboard } from './index.ts';

withMockServer();
const course = seedIds.courses.weatherMaps;

describe('LearnerDashboard', () => {
  it('puts what to go on with first, and offers courses to one who has none', async () => {
    const first = renderWithMarketplace(<LearnerDashboard />, { as: 'learner' });
    expect(screen.getByRole('heading', { level: 1, name: 'Learner Dashboard' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Continue Learning: Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/course/${course}/learning`,
    );
    first.unmount();
    renderWithMarketplace(<LearnerDashboard />, { as: 'instructor' });
    expect(screen.getByRole('heading', { level: 1, name: 'Instructor & Learner Dashboard' })).toBeVisible();
    expect(await screen.findByText("You haven't enrolled in any courses yet.")).toBeVisible();
  });

  it('names the next lecture with its length, how many are done, and when one was here last', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    const done = { lectureId: seedIds.lectures.text, isCompleted: true, lastWatchedPosition: 0 };
    api.state.progress.set(`${seedIds.users.learner} ${seedIds.lectures.text}`, done);
    renderWithMarketplace(<LearnerDashboard />, { as: 'learner', api });
    expect(await screen.findByText(/^Next: /)).toHaveTextContent('Next: Doing it again · 5 min');
    expect(screen.getByText('1 of 5 lectures')).toBeVisible();
    expect(screen.getByText('20.0% complete')).toBeVisible();
    expect(screen.getByText('Last studied just now')).toBeVisible();
  });

  it('counts a free lesson that was read before the enrollment, from the first time that it lists the course', async () => {
    const progress = { lectureId: seedIds.lectures.text, isCompleted: true, lastWatchedPosition: 0 };
    const stored = { kept_progress: JSON.stringify([{ courseId: course, progress }]) };
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      const [shown] = document.body.textContent?.match(/[\d.]+% complete/) ?? [];
      if (shown && shown !== seen.at(-1)) seen.push(shown);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { marketplace } = renderWithMarketplace(<LearnerDashboard />, { as: 'learner', stored });
    expect(await screen.findByText('1 of 5 lectures')).toBeVisible();
    watch.disconnect();
    expect(seen).toEqual(['20.0% complete']);
    expect(marketplace.storage.get('kept_progress')).toBeUndefined();
  });

  it('welcomes one who has no course with free courses and topics, and no purchases', async () => {
    const { api } = renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => void api.state.enrollments.splice(0),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome, Lena' })).toBeVisible();
    const free = within(screen.getByRole('region', { name: 'Free courses to start with' }));
    const cards = await free.findAllByRole('article');
    const titles = api.state.courses.filter(({ price, status }) => price === 0 && status === 'published');
    expect(cards).toHaveLength(Math.min(3, titles.length));
    for (const card of cards) expect(within(card).getByRole('button', { name: /^Start/ })).toBeVisible();
    const topics = within(screen.getByRole('region', { name: 'Browse by topic' }));
    expect((await topics.findAllByRole('link')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/course');
    expect(screen.getByRole('link', { name: 'Your Purchases' })).toHaveAttribute('href', '/orders');
  });

  it('offers no course of their own to an instructor, who may not enroll in it', async () => {
    renderWithMarketplace(<LearnerDashboard />, { as: 'instructor' });
    expect(await screen.findByText('Choose a topic you want to learn about, or browse all courses.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Free courses to start with' })).toBeNull();
  });

  it('offers what could come next to one who has completed everything', async () => {
    const { api } = renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => completeLectures(api),
    });
    const onward = within(await screen.findByRole('region', { name: 'What next?' }));
    expect(await onward.findByRole('link', { name: 'Browse Courses' })).toBeVisible();
    const cards = (await onward.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));
    const ownIds = api.state.enrollments.map(({ courseId }) => courseId);
    for (const { _id, title } of api.state.courses) if (ownIds.includes(_id)) expect(cards).not.toContain(title);
    expect(screen.getByRole('region', { name: 'Finished' })).toBeVisible();
  });

  it('puts completed courses on a shelf, apart from the others', async () => {
    const body = {
      courses: Array.from({ length: 8 }, (_, place) => ({
        _id: mockId(3, place + 1),
        title: `Course ${place + 1}`,
        progress: place < 5 ? 10 : 100,
      })),
    };
    renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => api.fail('enrollments.list', { status: 200, body }),
    });
    const list = within(await screen.findByRole('region', { name: 'Your courses' }));
    expect(list.getAllByRole('article')).toHaveLength(4);
    const shelf = within(screen.getByRole('region', { name: 'Finished' }));
    expect(shelf.getAllByRole('link').map((one) => one.textContent)).toEqual([
      'Course 6Completed',
      'Course 7Completed',
      'Course 8Completed',
    ]);
  });

  it('lights a lamp for each day of the week that was studied, and keeps the number of evenings', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const study = { completedLectures: 1, totalLectures: 4 };
    const body = {
      courses: [
        { _id: mockId(3, 1), title: 'One', progress: 10, study: { ...study, recentlyStudiedAt: [daysAgo(0)] } },
        {
          _id: mockId(3, 2),
          title: 'Two',
          progress: 10,
          study: { ...study, recentlyStudiedAt: [daysAgo(2), daysAgo(0)] },
        },
      ],
    };
    const { user, marketplace } = renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => api.fail('enrollments.list', { status: 200, body }),
    });
    const week = within(await screen.findByRole('region', { name: 'Your week' }));
    expect(week.getByText('2 evenings in the last seven days')).toBeVisible();
    expect(week.getAllByRole('listitem')).toHaveLength(7);
    expect(week.getAllByText(/: studied$/)).toHaveLength(2);
    await user.click(week.getByRole('radio', { name: '3' }));
    expect(week.getByText('2 of 3 evenings in the last seven days')).toBeVisible();
    expect(week.getByText('Even twenty minutes count.')).toBeVisible();
    expect(marketplace.preferences.getState().evenings).toBe(3);
    await user.keyboard('{ArrowLeft}');
    expect(week.getByRole('radio', { name: '2' })).toBeChecked();
    expect(week.getByText("That's your week. Anything more is a bonus.")).toBeVisible();
  });

  it("says 'Failed to load your enrolled courses.' and tries again", async () => {
    const { user } = renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => api.fail('enrollments.list', { status: 500, body: '<h1>', times: 1 }),
    });
    expect(await screen.findByText('Failed to load your enrolled courses.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it("shows 'N/A' where the progress of one course cannot be had, and the others as ever", async () => {
    renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => {
        const courses = [
          { _id: seedIds.courses.weatherMaps, title: 'Counted' },
          { _id: seedIds.courses.breadWithPatience, title: 'Not counted' },
        ];
        api.fail('enrollments.list', { status: 200, body: { courses: [{ ...courses[0], progress: 40 }, courses[1]] } });
        api.fail('enrollments.courseProgress', { status: 500, body: '<p>' });
      },
    });
    expect(await screen.findByText('N/A')).toBeVisible();
    expect(screen.getByText('40.0% complete')).toBeVisible();
  });
});
