import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { TextLecture } from './index.ts';

withMockServer();

describe('TextLecture', () => {
  it('keeps the line breaks of text without markup, such as the task of an assignment', async () => {
    renderWithMarketplace(<TextLecture html={'Do three things:\n1. Look &amp; draw.\r\n\n2. Write.'} />);
    const text = await screen.findByText(/^Do three things:/);
    expect(text.innerHTML).toBe('Do three things:<br>1. Look &amp; draw.<br><br>2. Write.');
  });

  it('leaves line breaks between tags alone', async () => {
    renderWithMarketplace(<TextLecture html={'<p>One\nline.</p>\n<p>Another.</p>'} />);
    const text = (await screen.findByText('Another.')).parentElement;
    expect(text?.innerHTML).toBe('<p>One\nline.</p>\n<p>Another.</p>');
  });
});
