import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePreviewPlayer } from './index.ts';

withMockServer();
const course = seedIds.courses.weatherMaps;
const lecture = (place: number) => mockId(5, 100 + place);
const show = (lectureId?: string, prepare?: (api: MockApi) => void) =>
  renderWithMarketplace(<CoursePreviewPlayer courseId={course} lectureId={lectureId} />, {
    as: 'instructor',
    ...(prepare ? { prepare } : {}),
  });
const lecturesOf = (api: MockApi) => api.state.courses[0]?.sections.flatMap((section) => section.lectures) ?? [];

describe('CoursePreviewPlayer', () => {
  it('plays a lecture, and records and sends nothing', async () => {
    const { user, api, sent, marketplace } = show();
    const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
    Object.defineProperties(video, { duration: { value: 24 }, paused: { value: false } });
    video.currentTime = 12;
    fireEvent.timeUpdate(video);
    fireEvent.pause(video);
    fireEvent.ended(video);
    await user.click(screen.getAllByRole('button', { name: 'Next lecture' })[0] as HTMLElement);
    expect(await screen.findByText(/^Begin with what you can see/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Looking closely' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
    expect(marketplace.outbox.getState().pending).toEqual([]);
    expect(api.state.progress.size).toBe(0);
    expect(sent.filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  it('says that it is a preview, and leads back to the content', async () => {
    show();
    expect(await screen.findByText("Preview. This is what learners see. Your progress isn't saved.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Manage Content' })).toHaveAttribute(
      'href',
      `/instructor/course/${course}/content`,
    );
  });

  it('says of a course that is not published when learners will see it', async () => {
    show(undefined, (api) => Object.assign(api.state.courses[0] ?? {}, { status: 'draft' }));
    expect(
      await screen.findByText("Preview. Learners will see this once it's published. Your progress isn't saved."),
    ).toBeVisible();
  });

  it('shows published lectures; drafts on request, marked', async () => {
    const { user } = show(undefined, (api) => Object.assign(lecturesOf(api)[1] ?? {}, { isPublished: false }));
    await screen.findByRole('heading', { level: 1, name: 'What you will make' });
    expect(screen.queryByRole('button', { name: /Looking closely/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show 1 draft' }));
    await user.click(screen.getByRole('button', { name: /Looking closely \[Draft\]/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Looking closely [Draft]' })).toBeVisible();
  });

  it('says so where nothing is published', async () => {
    show(undefined, (api) => {
      for (const one of lecturesOf(api)) one.isPublished = false;
    });
    expect(await screen.findByRole('heading', { name: 'This course has no published lectures yet.' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Show 5 drafts' })).toBeVisible();
  });

  it('shows a quiz with its points, without answers to give or to see', async () => {
    show(lecture(4));
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible();
    for (const field of [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('textbox')]) {
      expect(field).toBeDisabled();
      expect(field).not.toBeChecked();
    }
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
    expect(screen.getAllByText(/· \d+ points?/)[0]).toBeVisible();
  });

  it('shows an assignment, with a form that takes nothing', async () => {
    show(lecture(5));
    expect(await screen.findByRole('link', { name: 'Open the assignment' })).toHaveAttribute(
      'href',
      'https://example.com/brief',
    );
    await waitFor(() => expect(screen.getByText('Show what you made, in words or by a link.')).toBeVisible());
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit assignment' })).toBeDisabled();
  });

  it("shows nobody else's course, with a way on", async () => {
    show(undefined, (api) => {
      api.fail('courses.getAuthored', { status: 404, body: {} });
      api.fail('courses.listAuthored', { status: 200, body: { courses: [] } });
    });
    expect(await screen.findByText("Course not found or you don't own it.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your courses' })).toHaveAttribute('href', '/instructor');
  });

  it('sends a learner away', async () => {
    const { navigate } = renderWithMarketplace(<CoursePreviewPlayer courseId={course} />, { as: 'learner' });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true }));
    expect(await screen.findByRole('dialog', { name: 'Access Denied' })).toHaveTextContent(
      'You must be an instructor to manage course content.',
    );
  });
});
