import { createMockApi, type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { completeLectures } from '../../testing/seedChanges.ts';
import { CoursePlayer } from './index.ts';

withMockServer();
const course = seedIds.courses.weatherMaps;
const lecture = (place: number) => mockId(5, 100 + place);
const learner = seedIds.users.learner;

describe('CoursePlayer', () => {
  it('opens the first incomplete lecture and tells the server', async () => {
    const { api } = renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner' });
    expect(await screen.findByRole('heading', { level: 1, name: 'What you will make' })).toBeVisible();
    await waitFor(() => expect(api.state.progress.has(`${learner} ${lecture(1)}`)).toBe(true));
  });

  it('leads back to the courses and to the page of this one', async () => {
    renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner' });
    expect(await screen.findByRole('link', { name: 'Your courses' })).toHaveAttribute('href', '/dashboard');
    for (const title of screen.getAllByRole('link', { name: 'Reading Weather Maps' }))
      expect(title).toHaveAttribute('href', `/course/${course}`);
  });

  it('folds the side panel by its button and by T, but not where T is a letter', async () => {
    const player = <CoursePlayer courseId={course} lectureId={lecture(4)} />;
    const { user, container } = renderWithMarketplace(player, { as: 'learner' });
    const isFolded = () => container.querySelector('.lectern-course-player-columns')?.hasAttribute('data-folded');
    await user.click(await screen.findByRole('button', { name: 'Hide course content' }));
    expect(isFolded()).toBe(true);
    await user.keyboard('t');
    expect(isFolded()).toBe(false);
    // The focus does not go away with the panel.
    container.querySelector<HTMLElement>('.lectern-course-player-side button')?.focus();
    await user.keyboard('T');
    expect(screen.getByRole('button', { name: 'Show course content' })).toHaveFocus();
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'three times');
    expect(isFolded()).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('three times');
  });

  it('asks a visitor to sign in, and sends nothing', async () => {
    const { sent } = renderWithMarketplace(<CoursePlayer courseId={course} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('You must be logged in to access course learning content.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2F');
    expect(sent).toEqual([]);
  });

  it('leads back to the courses from one without lectures', async () => {
    renderWithMarketplace(<CoursePlayer courseId={course} />, {
      as: 'learner',
      prepare: (api) => {
        for (const one of api.state.courses) one.sections = [];
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'This course has no lectures yet.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('resumes at the lecture opened last', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    const row = { lectureId: lecture(3), isCompleted: false, lastWatchedPosition: 0 };
    api.state.progress.set(`${learner} ${lecture(3)}`, row);
    renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner', api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Doing it again' })).toBeVisible();
  });

  it('shows a text lecture, completes it, and the progress rises everywhere at once', async () => {
    const { user, api } = renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: /Looking closely/ }));
    expect(await screen.findByText(/^Begin with what you can see/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Looking closely' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Mark as Complete' }));
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
    expect(screen.getByText('Completed', { selector: 'p' })).toHaveFocus();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20.0% complete');
    await waitFor(() =>
      expect(api.state.progress.get(`${learner} ${lecture(2)}`)).toEqual({
        lectureId: lecture(2),
        isCompleted: true,
        lastWatchedPosition: 0,
      }),
    );
  });

  it('opens no other lecture where Mark as Complete is pressed twice', async () => {
    const { user } = renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: /Looking closely/ }));
    const button = await screen.findByRole('button', { name: 'Mark as Complete' });
    act(() => button.focus());
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Completed', { selector: 'p' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Looking closely' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Previous lecture' })).toHaveFocus();
  });

  const complete = (api: MockApi, places: readonly number[]) => completeLectures(api, places.map(lecture));
  const handIn = (api: MockApi, graded: object = {}) => {
    const work = {
      submissionText: 'Three mornings of clouds.',
      submissionUrl: '',
      grade: null,
      feedback: '',
      ...graded,
    };
    const at = { createdAt: '2026-05-03T10:00:00.000Z' };
    api.state.submissions.push({ _id: mockId(8, 1), authorId: learner, lectureId: lecture(5), ...work, ...at });
  };
  const outline = () => screen.getByRole('complementary', { name: 'Course content' });

  it('ends on a page of its own once the last lecture is completed, with the work, the teacher and what comes next', async () => {
    const { user } = renderWithMarketplace(<CoursePlayer courseId={course} />, {
      as: 'learner',
      prepare(api) {
        complete(api, [1, 3, 4, 5]);
        handIn(api);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Reading Weather Maps' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/^You have completed this course\. Finished on /)).toBeVisible();
    expect(await screen.findByText('Three mornings of clouds.')).toBeVisible();
    expect(await screen.findByText('Walk first, then talk.')).toBeVisible();
    const review = screen.getByRole('link', { name: 'Review this course' });
    expect(review).toHaveAttribute('href', `/course/${course}#lectern-review`);
    const next = (await screen.findByRole('heading', { name: 'What next' })).parentElement as HTMLElement;
    expect(within(next).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/course\//));
    const certificate = await screen.findByRole('link', { name: 'See your certificate' });
    expect(certificate).toHaveAttribute('href', '/certificates/M0CK-M0CK-0001');
    // What was just earned is the next step, and the only one in the primary color.
    expect(certificate).toHaveAttribute('data-variant', 'primary');
    expect(review).toHaveAttribute('data-variant', 'secondary');
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('button', { name: 'Next lecture' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open your submission' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Something to show' })).toHaveFocus();
  });

  it('leaves who comes back to their lecture; the outline leads to the end again, without a date that nobody stored', async () => {
    const author = { firstName: 'Lena', lastName: 'Learner', email: undefined, profilePicture: undefined };
    const { user } = renderWithMarketplace(<CoursePlayer courseId={course} lectureId={lecture(2)} />, {
      as: 'learner',
      prepare(api) {
        complete(api, [1, 2, 3, 4, 5]);
        handIn(api, { grade: 91, feedback: 'Look higher.' });
        const said = { rating: 4, comment: 'Clear.', createdAt: '2026-05-01T10:00:00.000Z', userId: author };
        api.state.reviews.push({ _id: mockId(9, 1), courseId: course, authorId: learner, ...said });
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Looking closely' })).toBeVisible();
    expect(screen.getByText('You have completed this course.')).toBeVisible();
    const entry = within(outline()).getByRole('button', { name: 'Course finished' });
    await user.click(entry);
    expect(screen.getByRole('heading', { level: 1, name: 'Reading Weather Maps' })).toHaveFocus();
    expect(entry).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByText('Look higher.')).toBeVisible();
    expect(screen.getByText('Grade: 91 out of 100')).toBeVisible();
    expect(screen.queryByText(/Finished on/)).toBeNull();
    expect(screen.queryByText('Walk first, then talk.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Review this course' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your review' }).parentElement).toHaveTextContent('Clear.');
    expect(screen.getByRole('img', { name: '4.0 out of 5 stars' })).toBeVisible();
    await user.click(within(outline()).getByRole('button', { name: /Looking closely/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Looking closely' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'See what you finished' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reading Weather Maps' })).toHaveFocus();
  });

  it('leads from the quiz that finishes a course to its end', async () => {
    const { user } = renderWithMarketplace(<CoursePlayer courseId={course} lectureId={lecture(4)} />, {
      as: 'learner',
      prepare(api) {
        complete(api, [1, 2, 3, 5]);
        handIn(api, { grade: 91 });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
    await user.click(screen.getByRole('radio', { name: 'False' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'three');
    await user.click(screen.getByRole('button', { name: 'Submit quiz' }));
    expect(await screen.findByText('You have completed this course.')).toBeVisible();
    // The way to the end is said once, where the result is.
    const toFinish = await screen.findByRole('button', { name: 'See what you finished' });
    expect(toFinish.closest('.lectern-quiz-runner-result')).not.toBeNull();
    await user.click(toFinish);
    expect(screen.getByRole('heading', { level: 1, name: 'Reading Weather Maps' })).toHaveFocus();
  });

  it('resumes a video where it was, reports while it plays, and completes it when it ends', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    api.state.progress.set(`${learner} ${lecture(1)}`, {
      lectureId: lecture(1),
      isCompleted: false,
      lastWatchedPosition: 9,
    });
    renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner', api });
    const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
    Object.defineProperties(video, { duration: { value: 24 }, paused: { value: false } });
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(9);
    video.currentTime = 12.5;
    fireEvent.timeUpdate(video);
    fireEvent.pause(video);
    await waitFor(() => expect(api.state.progress.get(`${learner} ${lecture(1)}`)?.lastWatchedPosition).toBe(12.5));
    video.currentTime = 24;
    fireEvent.ended(video);
    await waitFor(() =>
      expect(api.state.progress.get(`${learner} ${lecture(1)}`)).toMatchObject({
        isCompleted: true,
        lastWatchedPosition: 24,
      }),
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20.0% complete');
  });

  it('keeps reports while the server is away, says so quietly, and delivers them later', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    api.fail('enrollments.recordProgress', { status: 503, body: { message: 'busy' }, times: 2 });
    const { user, marketplace } = renderWithMarketplace(<CoursePlayer courseId={course} lectureId={lecture(2)} />, {
      as: 'learner',
      api,
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
    expect(await screen.findByText(/^Your progress is saved on this device/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await marketplace.outbox.flush();
    await waitFor(() => expect(api.state.progress.get(`${learner} ${lecture(2)}`)?.isCompleted).toBe(true));
    await waitFor(() => expect(screen.queryByText(/^Your progress is saved/)).toBeNull());
  });

  it("shows 'Progress Update Failed' once when the server refuses", async () => {
    const { user, marketplace } = renderWithMarketplace(<CoursePlayer courseId={course} lectureId={lecture(2)} />, {
      as: 'learner',
      prepare: (api) => api.fail('enrollments.recordProgress', { status: 403, body: {} }),
    });
    expect(await screen.findByRole('dialog', { name: 'Progress Update Failed' })).toHaveTextContent(
      'Could not update lecture progress.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    marketplace.outbox.record({ lectureId: lecture(2), isCompleted: true, lastWatchedPosition: 0 }, { isUrgent: true });
    await waitFor(() => expect(marketplace.outbox.getState().pending).toEqual([]));
    expect(marketplace.notices.getState().isOpen).toBe(false);
  });

  it('sends one who is not enrolled to the course page, with the text of §8', async () => {
    const { navigate } = renderWithMarketplace(<CoursePlayer courseId={seedIds.courses.bicycleRepair} />, {
      as: 'learner',
    });
    expect(
      await screen.findByText('Failed to load course learning content. Make sure you are enrolled.'),
    ).toBeVisible();
    expect(navigate).toHaveBeenCalledWith(`/courses/${seedIds.courses.bicycleRepair}`, { replace: true });
  });
});
