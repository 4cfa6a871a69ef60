import { seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AssignmentRunner } from './index.ts';

withMockServer();
const lectureId = seedIds.lectures.assignment;
const url = () => screen.getByRole('textbox', { name: 'Submission URL' });
const text = () => screen.getByRole('textbox', { name: 'Submission text' });

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
});
