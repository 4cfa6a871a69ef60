import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AssignmentRunner } from './index.ts';

withMockServer();
const lectureId = seedIds.lectures.assignment;
const url = () => screen.getByRole('textbox', { name: 'Submission URL' });
const text = () => screen.getByRole('textbox', { name: 'Submission text' });

const withSubmission = (api: MockApi) =>
  void api.state.submissions.push({
    _id: lectureId,
    lectureId,
    authorId: seedIds.users.learner,
    userId: undefined,
    submissionText: 'My notes',
    submissionUrl: '',
    grade: null,
    feedback: '',
    createdAt: '2026-09-01T10:00:00.000Z',
    gradedAt: undefined,
  });

describe('AssignmentRunner', () => {
  it('needs a text or an address and shows the broken rule at its field', async () => {
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, { as: 'learner' });
    const submit = await screen.findByRole('button', { name: 'Submit assignment' });
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription('Write your answer or add a link; one of the two is enough.');
    await user.type(text(), '   ');
    expect(submit).toBeDisabled();
    // A script can still submit the form.
    fireEvent.submit(text().closest('form') as HTMLFormElement);
    expect(screen.getByText('Please provide either text or a URL for your submission.')).toBeVisible();
    expect(text()).toHaveFocus();
    await user.type(url(), 'not an address');
    await user.click(submit);
    expect(url()).toBeInvalid();
  });

  it('moves the focus when the view changes', async () => {
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, { as: 'learner' });
    await user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    await user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    expect(await screen.findByRole('heading', { name: 'Your submission' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Change submission' }));
    expect(text()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Your submission' })).toHaveFocus();
  });

  it('submits the work, shows it, and replaces it', async () => {
    const onSubmit = vi.fn();
    const { user, api, marketplace } = renderWithMarketplace(
      <AssignmentRunner lectureId={lectureId} onSubmit={onSubmit} />,
      { as: 'learner' },
    );
    await user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    const key = `draft_${seedIds.users.learner}_${lectureId}`;
    expect(marketplace.storage.get(key)).toContain('My notes');
    await user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    expect(await screen.findByText('Not graded yet')).toBeVisible();
    expect(screen.getByText('My notes')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(marketplace.storage.get(key)).toBeUndefined();

    await user.click(screen.getByRole('button', { name: 'Change submission' }));
    expect(text()).toHaveValue('My notes');
    await user.type(url(), 'https://example.com/notes');
    await user.click(screen.getByRole('button', { name: 'Submit again' }));
    expect(await screen.findByRole('link', { name: 'https://example.com/notes' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(api.state.submissions).toHaveLength(1);
  });

  it('keeps the work when the submission fails', async () => {
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, {
      as: 'learner',
      prepare: (api) => api.fail('assignments.submit', { status: 500, body: '<h1>', times: 1 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    await user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit assignment.');
    expect(text()).toHaveValue('My notes');
  });
  it('restores the changes to a submission after a reload, and stores nothing else', async () => {
    const key = `draft_${seedIds.users.learner}_${lectureId}`;
    const first = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, { as: 'learner' });
    await first.user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    await first.user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    await first.user.click(await screen.findByRole('button', { name: 'Change submission' }));
    await first.user.type(url(), 'https://example.com');
    const stored = first.marketplace.storage.get(key) ?? '';
    expect(JSON.parse(stored)).toEqual({ submissionUrl: 'https://example.com' });
    first.unmount();
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, {
      as: 'learner',
      api: first.api,
      stored: { [key]: stored },
    });
    await user.click(await screen.findByRole('button', { name: 'Change submission' }));
    expect(text()).toHaveValue('My notes');
    expect(url()).toHaveValue('https://example.com');
  });

  it('shows the work to everyone once its learner wants that, then changes it and takes it down', async () => {
    const { user, api } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, { as: 'learner' });
    await user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    await user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    await user.click(await screen.findByRole('button', { name: 'Choose what to show' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/Your submission, its grade and the feedback stay private\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show it publicly' }));
    expect(screen.getByText('Please give your work a title.')).toBeVisible();
    expect(title).toHaveFocus();
    await user.type(title, 'Three fronts');
    await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'One week.');
    await user.click(screen.getByRole('button', { name: 'Show it publicly' }));
    const heading = await screen.findByRole('heading', { name: 'Shown publicly' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^Shown since /)).toBeVisible();
    const shown = () => api.state.submissions.find((one) => one.lectureId === lectureId)?.work;
    expect(shown()).toMatchObject({ title: 'Three fronts', caption: 'One week.' });

    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.clear(screen.getByRole('textbox', { name: 'Caption' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('heading', { name: 'Shown publicly' });
    expect(shown()).toMatchObject({ title: 'Three fronts', caption: '' });

    await user.click(screen.getByRole('button', { name: 'Take down' }));
    await user.click(await screen.findByRole('button', { name: 'Take it down' }));
    expect(await screen.findByRole('heading', { name: 'Show your work' })).toBeVisible();
    expect(shown()).toBeUndefined();
    expect(screen.getByText('My notes')).toBeVisible();
  });

  it('keeps the texts of a work on this device until they are shown or discarded', async () => {
    const first = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, {
      as: 'learner',
      prepare: withSubmission,
    });
    await first.user.click(await screen.findByRole('button', { name: 'Choose what to show' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Three fronts');
    const draft = `draft_${seedIds.users.learner}_work_${lectureId}`;
    expect(first.marketplace.storage.get(draft)).toContain('Three fronts');
    await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(first.marketplace.storage.get(draft)).toBeUndefined();
  });

  it('sends the chosen picture with the work, and takes away the one that is shown', async () => {
    const { user, marketplace } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, {
      as: 'learner',
      prepare: withSubmission,
    });
    const work = { title: 'Three fronts', caption: '', imageUrl: 'data:image/png;base64,aa', sharedAt: '2026-09-02' };
    const show = vi.spyOn(marketplace.works, 'show').mockResolvedValue({ work });
    await user.click(await screen.findByRole('button', { name: 'Choose what to show' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Three fronts');
    const picture = new File(['picture'], 'fronts.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Choose picture'), picture);
    expect(await screen.findByText('fronts.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show it publicly' }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ workImage: picture, withoutImage: false }));
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(screen.getByLabelText('Choose picture')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('heading', { name: 'Shown publicly' });
    expect(show).toHaveBeenLastCalledWith({ id: lectureId, title: 'Three fronts', caption: '', withoutImage: true });
  });
});
