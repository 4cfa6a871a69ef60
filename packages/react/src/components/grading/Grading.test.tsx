import { seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Grading } from './index.ts';
import { lectureId, works } from './seed.ts';

withMockServer();
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = vi.fn();
});
const draw = (options: Partial<RenderOptions> = {}) =>
  renderWithMarketplace(<Grading lectureId={lectureId} />, {
    as: 'instructor',
    ...options,
    prepare: (api) => {
      api.state.submissions.push(...works());
      options.prepare?.(api);
    },
  });
const workOf = (name: string) => screen.findByRole('heading', { name: `${name}'s submission` });
const grade = () => screen.getByRole('textbox', { name: 'Grade' });
const feedback = () => screen.getByRole('textbox', { name: 'Feedback' });
const listed = () => within(screen.getByRole('list', { name: 'Submissions' })).getAllByRole('button');

describe('Grading', () => {
  it('begins with what waits longest: who, when, text and address', async () => {
    const { user } = draw();
    await workOf('Leela Rao');
    expect(listed()).toHaveLength(2);
    expect(screen.getByText(/The wind turned on Tuesday/)).toBeVisible();
    expect(screen.getByText('Submitted 11 Mar 2026')).toBeVisible();
    await user.click(listed()[1] as HTMLElement);
    await workOf('Ines Okafor');
    const link = screen.getByRole('link', { name: 'Open submission: https://example.com/ines' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('does not make a link of an address that is not http(s)', async () => {
    draw({
      prepare: (api) => Object.assign(api.state.submissions[0] ?? {}, { submissionUrl: 'javascript:alert(1)' }),
    });
    await workOf('Leela Rao');
    expect(screen.getByText("This link can't be opened safely: javascript:alert(1)")).toBeVisible();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });

  it('names the lecture and its course, and leads back to the content', async () => {
    draw();
    await workOf('Leela Rao');
    expect(screen.getByText('Something to show')).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'This course' }));
    expect(trail.getByText('Reading Weather Maps')).toBeVisible();
    expect(trail.getByRole('link', { name: 'Manage Content' })).toHaveAttribute(
      'href',
      `/instructor/course/${seedIds.courses.weatherMaps}/content`,
    );
    expect(trail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/instructor');
  });

  it('has the task folded above the work', async () => {
    const { user } = draw();
    await workOf('Leela Rao');
    expect(await screen.findByText('Show what you made, in words or by a link.')).not.toBeVisible();
    await user.click(screen.getByText('Assignment'));
    expect(screen.getByText('Show what you made, in words or by a link.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the assignment' })).toHaveAttribute(
      'href',
      'https://example.com/brief',
    );
  });

  it('begins with the submission that was asked for', async () => {
    renderWithMarketplace(<Grading lectureId={lectureId} submissionId={works()[2]?._id ?? ''} />, {
      as: 'instructor',
      prepare: (api) => api.state.submissions.push(...works()),
    });
    expect(await workOf('Ines Okafor')).toBeVisible();
  });

  it('lists what waits, or all with their grades', async () => {
    const { user } = draw();
    await workOf('Leela Rao');
    expect(screen.getByRole('button', { name: 'Ungraded (2)' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'All (3)' }));
    expect(listed()).toHaveLength(3);
    expect(listed()[1]).toHaveTextContent('82.5 out of 100');
    await user.click(listed()[1] as HTMLElement);
    await workOf('Tomas Berg');
    expect(grade()).toHaveValue('82.5');
    expect(feedback()).toHaveValue('Careful work.');
    await user.click(screen.getByRole('button', { name: /^Ungraded/ }));
    expect(await workOf('Leela Rao')).toBeVisible();
  });

  it.each(['0', '100', '82.5'])('takes %s as a grade, and says that it is saved', async (typed) => {
    const { user, api } = draw();
    await workOf('Leela Rao');
    await user.type(grade(), typed);
    await user.type(feedback(), ' Well seen. ');
    await user.click(screen.getByRole('button', { name: 'Save grade' }));
    expect(await screen.findByText('Grade saved. Leela Rao has been notified.')).toBeVisible();
    expect(api.state.submissions[0]).toMatchObject({ grade: Number(typed), feedback: 'Well seen.' });
    expect(await workOf('Leela Rao')).toBeVisible();
  });

  it.each(['', '-1', '100.5', 'ten'])('refuses %j as a grade', async (typed) => {
    const { user, sent } = draw();
    await workOf('Leela Rao');
    fireEvent.input(grade(), { target: { value: typed } });
    await user.click(screen.getByRole('button', { name: 'Save grade' }));
    expect(grade()).toHaveAccessibleDescription('Grade must be between 0 and 100.');
    expect(grade()).toHaveFocus();
    expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('goes from one to the next by keyboard, until every one is graded', async () => {
    const { user } = draw();
    await workOf('Leela Rao');
    const keys = 'Press Ctrl+Enter to save and go to the next.';
    expect(screen.getByText(keys)).toBeVisible();
    await user.click(grade());
    await user.keyboard('90{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Grade saved. Leela Rao has been notified.')).toBeVisible();
    const heading = await workOf('Ines Okafor');
    await waitFor(() => expect(heading).toHaveFocus());
    const shown = vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts.at(-1);
    expect(shown).toContainElement(heading);
    expect(grade()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull();
    expect(screen.queryByText(keys)).toBeNull();
    await user.tab();
    await user.tab();
    expect(grade()).toHaveFocus();
    await user.keyboard('70{Control>}{Enter}{/Control}');
    expect(await screen.findByText('All submissions are graded.', { selector: ':not([role])' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all submissions' }));
    expect(listed()).toHaveLength(3);
  });

  it('stays after saving, although going on was refused before', async () => {
    const { user } = draw();
    await workOf('Leela Rao');
    await user.type(grade(), '101{Control>}{Enter}{/Control}');
    expect(grade()).toHaveAccessibleDescription('Grade must be between 0 and 100.');
    await user.clear(grade());
    await user.type(grade(), '100{Enter}');
    expect(await screen.findByText('Grade saved. Leela Rao has been notified.')).toBeVisible();
    expect(await workOf('Leela Rao')).toBeVisible();
  });

  it('skips one by button, and keeps what was typed there', async () => {
    const { user, marketplace } = draw();
    await workOf('Leela Rao');
    await user.type(feedback(), 'Half a');
    await user.click(screen.getByRole('button', { name: 'Next ungraded' }));
    await workOf('Ines Okafor');
    await user.click(screen.getByRole('button', { name: 'Next ungraded' }));
    await workOf('Leela Rao');
    expect(feedback()).toHaveValue('Half a');
    await user.type(grade(), '50');
    await user.click(screen.getByRole('button', { name: 'Save grade' }));
    await screen.findByText('Grade saved. Leela Rao has been notified.');
    const { userId } = marketplace.session.getState().user ?? {};
    expect(marketplace.storage.get(`draft_${userId}_${works()[0]?._id}`)).toBeUndefined();
  });

  it('shows why a grade was not saved, and stays', async () => {
    const { user } = draw({ prepare: (api) => api.fail('submissions.grade', { status: 500, body: '<h1>', times: 1 }) });
    await workOf('Leela Rao');
    await user.type(grade(), '50{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the grade.');
    expect(grade()).toHaveValue('50');
    await user.click(screen.getByRole('button', { name: 'Save and next' }));
    expect(await workOf('Ines Okafor')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Save grade', 'Save and next'],
    ['Save and next', 'Save grade'],
  ])('says on the pressed button that it saves: %s', async (pressed, other) => {
    const { user } = draw({ prepare: (api) => api.fail('submissions.grade', { delay: 'infinite' }) });
    await workOf('Leela Rao');
    await user.type(grade(), '50');
    await user.click(screen.getByRole('button', { name: pressed }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: pressed })).toBeNull();
    expect(screen.getByRole('button', { name: other })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when nobody has handed anything in', async () => {
    draw({ prepare: (api) => api.state.submissions.splice(0) });
    expect(await screen.findByText('No submissions yet.')).toBeVisible();
  });

  it("says 'Failed to load submissions.' and tries again", async () => {
    const { user } = draw({
      prepare: (api) => api.fail('submissions.list', { status: 500, body: '<h1>', times: 1 }),
    });
    expect(await screen.findByText('Failed to load submissions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your courses' })).toHaveAttribute('href', '/instructor');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await workOf('Leela Rao')).toBeVisible();
  });

  it('is for instructors', () => {
    const { marketplace, navigate } = draw({ as: 'learner' });
    expect(marketplace.notices.getState().message).toBe('You must be an instructor to manage course content.');
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
  });
});
