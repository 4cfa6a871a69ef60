import { mockId } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { SupportForm } from '../support-form/index.ts';
import { ContactForm } from './index.ts';

withMockServer();

type User = ReturnType<typeof renderWithMarketplace>['user'];

async function fill(user: User) {
  await user.type(screen.getByLabelText('Name'), 'Lena');
  await user.type(screen.getByLabelText('Email'), 'lena@example.org');
  await user.type(screen.getByLabelText('Subject'), 'A question');
  await user.type(screen.getByLabelText('Message'), 'How long is a piece of string?');
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

describe('ContactForm', () => {
  it('marks every empty field with its rule and focuses the first', async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithMarketplace(<ContactForm onSubmit={onSubmit} />);
    await send(user);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject.');
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message.');
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await send(user);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('goes to the admins of the marketplace, and says that it was sent', async () => {
    const { user, api } = renderWithMarketplace(<ContactForm />);
    expect(screen.queryByText('Demo: nothing is sent.')).toBeNull();
    await fill(user);
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Message Sent!' })).toHaveTextContent(
      "We'll reply within 24 hours.",
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByLabelText('Subject')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('Lena');
    expect(api.state.supportMessages).toMatchObject([
      { name: 'Lena', email: 'lena@example.org', subject: 'A question', state: 'open' },
    ]);
  });

  it("shows 'Submission Failed' and keeps what was typed when sending fails", async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('no post today')).mockResolvedValueOnce(undefined);
    const { user } = renderWithMarketplace(<ContactForm onSubmit={onSubmit} />);
    await fill(user);
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Submission Failed' })).toHaveTextContent(
      'An error occurred. Please try again later.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Message')).toHaveValue('How long is a piece of string?');
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Message Sent!' })).toBeVisible();
    expect(onSubmit).toHaveBeenLastCalledWith({
      name: 'Lena',
      email: 'lena@example.org',
      subject: 'A question',
      message: 'How long is a piece of string?',
    });
  });

  it('keeps what is typed on this device until it has gone', async () => {
    const { user, marketplace } = renderWithMarketplace(<ContactForm onSubmit={async () => {}} />);
    await fill(user);
    const stored = marketplace.storage.get('draft__contact');
    expect(JSON.parse(stored ?? '')).toMatchObject({ subject: 'A question' });
    await send(user);
    await waitFor(() => expect(marketplace.storage.get('draft__contact')).toBeUndefined());
  });

  it('begins with what was typed before a reload', () => {
    renderWithMarketplace(<ContactForm />, {
      stored: { draft__contact: '{"name":"Lena","email":"","subject":"Half a","message":17}' },
    });
    expect(screen.getByLabelText('Name')).toHaveValue('Lena');
    expect(screen.getByLabelText('Subject')).toHaveValue('Half a');
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it("fills in the signed-in user's name and email", async () => {
    renderWithMarketplace(<ContactForm />, { as: 'learner' });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('learner@lectern.example'));
    expect(screen.getByLabelText('Name')).toHaveValue('Lena Learner');
  });
});

describe('SupportForm', () => {
  it('asks what it is about, and sends that', async () => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const { user } = renderWithMarketplace(<SupportForm onSubmit={onSubmit} />);
    const category = screen.getByLabelText('What is it about?');
    expect([...category.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      'general',
      'technical',
      'billing',
      'course',
      'account',
    ]);
    await user.selectOptions(category, 'billing');
    await fill(user);
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Message Sent!' })).toBeVisible();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ category: 'billing', subject: 'A question' }));
  });

  it('asks for the money of an order, beside a draft about something else', async () => {
    const { user, unmount } = renderWithMarketplace(<SupportForm />, { as: 'learner' });
    await user.type(screen.getByLabelText('Subject'), 'A question');
    unmount();
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    renderWithMarketplace(<SupportForm refundOf={'a'.repeat(24)} onSubmit={onSubmit} />, { as: 'learner' });
    await user.type(screen.getByLabelText('Message'), 'I bought the wrong course.');
    await send(user);
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ category: 'billing', subject: `Refund for order ${'a'.repeat(24)}` }),
    );
  });

  it("shows 'Failed to send message. Please try again.' when sending fails", async () => {
    const { user } = renderWithMarketplace(<SupportForm onSubmit={() => Promise.reject(new Error('no'))} />);
    expect(screen.queryByText('Demo: nothing is sent.')).toBeNull();
    await fill(user);
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Submission Failed' })).toHaveTextContent(
      'Failed to send message. Please try again.',
    );
    expect(screen.getByLabelText('Message')).toHaveValue('How long is a piece of string?');
  });

  it('goes to the admins of the marketplace with what it is about', async () => {
    const { user, api } = renderWithMarketplace(<SupportForm />);
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'course');
    await fill(user);
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Message Sent!' })).toBeVisible();
    expect(api.state.supportMessages).toMatchObject([{ subject: 'A question', category: 'course' }]);
  });

  it('tells visitors that files need an account, and goes on with what they typed once they have signed in', async () => {
    const { user, unmount, marketplace } = renderWithMarketplace(<SupportForm />);
    const link = await screen.findByRole('link', { name: 'Sign in to attach files' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/login\?next=/));
    expect(screen.queryByLabelText('Attach a file')).toBeNull();
    await user.type(screen.getByLabelText('Message'), 'The video stops.');
    const draft__support = marketplace.storage.get('draft__support') ?? '';
    unmount();
    renderWithMarketplace(<SupportForm />, { as: 'learner', stored: { draft__support } });
    expect(await screen.findByLabelText('Attach a file')).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('The video stops.');
    expect(screen.getByLabelText('Email')).not.toHaveValue('');
    expect(screen.queryByRole('link', { name: 'Sign in to attach files' })).toBeNull();
  });

  it('forgets the files of a message that was sent', async () => {
    const { user, marketplace } = renderWithMarketplace(<SupportForm />, { as: 'learner' });
    const stored = { _id: mockId(7, 1), name: 'm1.gif', size: 6 };
    // jsdom sends no forms with files.
    vi.spyOn(marketplace.support, 'attach').mockResolvedValue({ attachment: stored });
    const sent = vi.spyOn(marketplace.support, 'send').mockResolvedValue({});
    await user.upload(screen.getByLabelText('Attach a file'), new File(['GIF89a'], 'm1.gif', { type: 'image/gif' }));
    expect(await screen.findByText('m1.gif uploaded.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Subject'), 'A question');
    await user.type(screen.getByLabelText('Message'), 'How long is a piece of string?');
    await send(user);
    expect(await screen.findByRole('dialog', { name: 'Message Sent!' })).toBeVisible();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ attachments: [stored._id] });
    expect(screen.queryByText(/m1\.gif/)).toBeNull();
  });
});
