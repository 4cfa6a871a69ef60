import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Footer } from './index.ts';

withMockServer();

describe('Footer', () => {
  it('links to categories of the listing, to the pages about us, and to help', () => {
    renderWithMarketplace(<Footer />);
    const hrefs = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs('Categories')).toEqual([
      '/courses?category=technology',
      '/courses?category=business',
      '/courses?category=design',
      '/courses?category=data-science',
      '/courses?category=personal-development',
    ]);
    expect(hrefs('Lectern')).toEqual(['/about', '/careers', '/blog', '/contact', '/partners']);
    expect(hrefs('Support')).toEqual(['/help', '/privacy', '/terms']);
  });

  it('keeps every link when it is compact, most of them folded away with the newsletter', async () => {
    const { user } = renderWithMarketplace(<Footer isCompact brand={<p>Mark</p>} note="The end" />);
    expect(screen.getByRole('navigation', { name: 'Support' })).toBeVisible();
    expect(screen.getByText('The end')).toBeVisible();
    const folded = [screen.getByText('Mark'), screen.getByLabelText('Your email'), screen.getByText('Careers')];
    for (const one of folded) expect(one).not.toBeVisible();
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(13);
    await user.click(screen.getByText('More links'));
    for (const one of folded) expect(one).toBeVisible();
  });

  it("leads to the marketplace's own site from every other", () => {
    renderWithMarketplace(<Footer />, { site: 'https://learn.example' });
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\/learn\.example\//);
    }
  });

  it('takes a mark, social links, a last line, and no newsletter', () => {
    renderWithMarketplace(
      <Footer
        brand={<p>Mark</p>}
        social={<a href="https://example.org">Elsewhere</a>}
        newsletter={null}
        note="The end"
      />,
    );
    expect(screen.getByText('Mark')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    expect(screen.getByText('The end')).toBeVisible();
    expect(screen.queryByLabelText('Your email')).toBeNull();
  });
});
