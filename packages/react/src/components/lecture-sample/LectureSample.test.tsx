import { seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withLongSample, withSamples } from '../../testing/seedChanges.ts';
import { CourseDetail } from '../course-detail/index.ts';
import { LectureSample } from './index.ts';

withMockServer();
const draw = (children: ReactNode, options: RenderOptions = {}) =>
  renderWithMarketplace(children, { prepare: (api) => withSamples(api), ...options });
const { weatherMaps, bicycleRepair } = seedIds.courses;
const { text, quiz } = seedIds.lectures;

describe('LectureSample', () => {
  it('shows the first free lecture to a visitor, and the way into the course', async () => {
    draw(<LectureSample courseId={weatherMaps} />);
    expect(await screen.findByRole('heading', { level: 3, name: 'Looking closely' })).toBeVisible();
    expect(await screen.findByText(/^Free lesson$/)).toBeVisible();
    expect(screen.getByText('Lecture 3: Doing it again')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Continue with lecture 3 – / })).toBeVisible();
    expect(screen.queryByText('More free lessons')).toBeNull();
  });

  it('shows the beginning of a text until it is asked for the rest, and keeps the focus in it', async () => {
    draw(<LectureSample courseId={weatherMaps} lectureId={text} />, { prepare: withLongSample });
    await userEvent.click(await screen.findByRole('button', { name: 'Read the whole lesson' }));
    expect(screen.queryByRole('button', { name: 'Read the whole lesson' })).toBeNull();
    expect(document.activeElement).toHaveClass('lectern-lecture-sample-text');
    expect(document.activeElement).not.toHaveAttribute('data-clipped');
  });

  it('is whole, and shows what has the focus, once that is in a part which was clipped', async () => {
    draw(<LectureSample courseId={weatherMaps} lectureId={text} />, {
      prepare(api) {
        withLongSample(api);
        const lecture = api.state.courses[0]?.sections[0]?.lectures[1];
        if (lecture) lecture.textContent += '<p><a href="https://learn.example/more">More</a></p>';
      },
    });
    const link = await screen.findByRole('link', { name: 'More' });
    link.scrollIntoView = vi.fn();
    act(() => link.focus());
    expect(screen.queryByRole('button', { name: 'Read the whole lesson' })).toBeNull();
    await waitFor(() => expect(link.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }));
  });

  it('has the server grade the open question, and takes the result back when the answer changes', async () => {
    draw(<LectureSample courseId={weatherMaps} lectureId={quiz} />);
    const check = await screen.findByRole('button', { name: 'Check answer' });
    await userEvent.click(check);
    expect(screen.getByRole('alert')).toHaveTextContent('Answer the question first.');
    await userEvent.click(screen.getByRole('radio', { name: 'Asking somebody else' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(check);
    expect(await screen.findByText('Not quite. Try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Writing down what one sees' }));
    expect(screen.queryByText('Not quite. Try again.')).toBeNull();
    await userEvent.click(check);
    expect(await screen.findByText("That's right.")).toBeVisible();
  });

  it('goes on from a question at the first lecture that is not free', async () => {
    draw(<LectureSample courseId={weatherMaps} lectureId={quiz} />);
    expect(await screen.findByRole('button', { name: /^Continue with lecture 1 – / })).toBeVisible();
    expect(screen.getByText('Lecture 1: What you will make')).toBeVisible();
  });

  it('says why an answer could not be checked, and keeps it', async () => {
    draw(<LectureSample courseId={weatherMaps} lectureId={quiz} />, {
      prepare(api) {
        withSamples(api);
        api.fail('samples.answer', { status: 500, body: {} });
      },
    });
    const choice = await screen.findByRole('radio', { name: 'Asking somebody else' });
    await userEvent.click(choice);
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('Failed to check your answer.')).toBeVisible();
    expect(choice).toBeChecked();
  });

  it('leads learners of the course into the player, and its author nowhere', async () => {
    const { unmount } = draw(<LectureSample courseId={weatherMaps} />, { as: 'learner' });
    const link = await screen.findByRole('link', { name: 'Continue with lecture 3' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/learning\?lecture=/));
    unmount();
    draw(<LectureSample courseId={weatherMaps} />, { as: 'instructor' });
    await screen.findByRole('heading', { name: 'Looking closely' });
    await waitFor(() => expect(screen.queryByText(/^Continue with/)).toBeNull());
  });

  it('keeps for the player what a visitor has read, and where they go on', async () => {
    const { marketplace } = draw(<LectureSample courseId={weatherMaps} lectureId={text} />, {
      prepare: withLongSample,
    });
    const go = await screen.findByRole('button', { name: /^Continue with lecture/ });
    const kept = () => JSON.parse(marketplace.storage.get('kept_progress') ?? '[]');
    await userEvent.click(go);
    // Only its beginning was in sight.
    expect(kept()).toEqual([{ courseId: weatherMaps, progress: expect.objectContaining({ isCompleted: false }) }]);
    await userEvent.click(screen.getByRole('button', { name: 'Read the whole lesson' }));
    await userEvent.click(go);
    expect(kept()).toEqual([
      { courseId: weatherMaps, progress: { lectureId: text, isCompleted: true, lastWatchedPosition: 0 } },
      { courseId: weatherMaps, progress: expect.objectContaining({ isCompleted: false, lastWatchedPosition: 0 }) },
    ]);
  });

  it('says that a course has no free lesson', async () => {
    draw(<LectureSample courseId={bicycleRepair} />);
    expect(await screen.findByText('This course has no free lesson.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Details' })).toBeVisible();
  });
});

describe('free lessons on the course page', () => {
  it('take the place of a repeated picture, and open from the curriculum', async () => {
    draw(<CourseDetail courseId={weatherMaps} />);
    const page = within(await screen.findByRole('article'));
    expect(await page.findByRole('heading', { name: 'Looking closely' })).toBeVisible();
    expect(page.queryByRole('heading', { name: 'Course Preview' })).toBeNull();
    expect(page.getAllByText('Free lesson')).toHaveLength(3);
    await userEvent.click(page.getByRole('button', { name: /What you remember.*Free lesson/ }));
    const title = await page.findByRole('heading', { level: 3, name: 'What you remember' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: /^Looking closely/ }));
    await waitFor(() => expect(page.getByRole('heading', { level: 3, name: 'Looking closely' })).toHaveFocus());
  });

  it('are not shown to learners of the course', async () => {
    const { container } = draw(<CourseDetail courseId={weatherMaps} />, { as: 'learner' });
    expect((await screen.findAllByRole('link', { name: 'Go to Course' })).length).toBeGreaterThan(0);
    // The picture stays where visitors have it.
    expect(container.querySelector('.lectern-course-detail-cover')).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Course Preview' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Try a lesson' })).toBeNull();
  });
});
