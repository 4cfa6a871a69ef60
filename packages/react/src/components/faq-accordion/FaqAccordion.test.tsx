import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { NotFound } from '../not-found/index.ts';
import { FaqAccordion } from './index.ts';

withMockServer();

const items = [
  { question: 'Is it far?', answer: <p>Not very.</p> },
  { question: 'Is it deep?', answer: <p>At high tide.</p> },
];

describe('FaqAccordion', () => {
  it('opens and closes each answer by itself, by the keyboard too', async () => {
    const { user } = renderWithMarketplace(<FaqAccordion items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    const first = screen.getByRole('button', { name: 'Is it far?' });
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Not very.')).not.toBeVisible();
    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Not very.')).toBeVisible();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByText('At high tide.')).toBeVisible();
    expect(screen.getByText('Not very.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('At high tide.')).not.toBeVisible();
  });
});

describe('NotFound', () => {
  it("says 'Page Not Found' and offers a way on", () => {
    renderWithMarketplace(<NotFound />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/course');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
