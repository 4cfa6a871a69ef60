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
  it('asks for a text or an address, and says which rule is broken', async () => {
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, { as: 'learner' });
    const submit = await screen.findByRole('button', { name: 'Submit assignment' });
    expect(submit).toBeDisabled();
    await user.type(text(), '   ');
    expect(submit).toBeDisabled();
    // Whatever hands it in all the same, such as a browser's own helper, is told why not.
    fireEvent.submit(text().closest('form') as HTMLFormElement);
    expect(screen.getByText('Please provide either text or a URL for your submission.')).toBeVisible();
    expect(text()).toHaveFocus();
    await user.type(url(), 'not an address');
    await user.click(submit);
    expect(url()).toBeInvalid();
  });

  it('takes the focus along when the view changes', async () => {
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, { as: 'learner' });
    await user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    await user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    expect(await screen.findByRole('heading', { name: 'Your submission' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Change submission' }));
    expect(text()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Your submission' })).toHaveFocus();
  });

  it('hands work in, shows it, and replaces it; the grade is out of 100', async () => {
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

  it('keeps the work when it could not be sent', async () => {
    const { user } = renderWithMarketplace(<AssignmentRunner lectureId={lectureId} />, {
      as: 'learner',
      prepare: (api) => api.fail('assignments.submit', { status: 500, body: '<h1>', times: 1 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Submission text' }), 'My notes');
    await user.click(screen.getByRole('button', { name: 'Submit assignment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit assignment.');
    expect(text()).toHaveValue('My notes');
  });
});
