import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { certificateNumber, withCertificate } from '../../testing/seedChanges.ts';
import { LearnerDashboard } from '../learner-dashboard/index.ts';
import { ProfileTabs } from '../profile-editor/index.ts';
import { Certificate } from './index.ts';

withMockServer();

describe('Certificate', () => {
  it('says who completed what, and that it counts', async () => {
    renderWithMarketplace(<Certificate number={certificateNumber} />, {
      prepare: (api) => withCertificate(api, { isPublic: true }),
    });
    expect(await screen.findByRole('heading', { name: 'Lena Learner' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/course/${seedIds.courses.weatherMaps}`,
    );
    for (const text of ['Ivo Instructor', '6.5', '1 Sept 2026', certificateNumber])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Valid')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download PDF (A4)' })).toBeNull();
  });

  it.each([
    [undefined, 'This certificate is valid. Its holder keeps the name and the course private.'],
    ['2026-09-10T10:00:00.000Z', 'This certificate was taken back on 10 Sept 2026 and no longer counts.'],
  ])('that is private tells others whether it counts, and no more', async (revokedAt, text) => {
    const { container } = renderWithMarketplace(<Certificate number={certificateNumber} />, {
      prepare: (api) => withCertificate(api, { isPublic: false, ...(revokedAt ? { revokedAt } : {}) }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(container).not.toHaveTextContent(/Lena|Weather|Ivo/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is private is loading for its holder until it is known who asks', async () => {
    const { api, sent } = renderWithMarketplace(<Certificate number={certificateNumber} />, {
      as: 'learner',
      verifySession: true,
      prepare(mock) {
        withCertificate(mock);
        mock.fail('auth.me', { delay: 'infinite' });
      },
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByText('Loading the certificate')).toBeInTheDocument();
    api.fail('auth.me', { times: 0 });
  });

  it('is shown to everyone, and hidden again, by its holder', async () => {
    const { user, api } = renderWithMarketplace(<Certificate number={certificateNumber} />, {
      as: 'learner',
      prepare: withCertificate,
    });
    const who = within(await screen.findByRole('group', { name: 'Who can open this page?' }));
    const everyone = who.getByRole('checkbox', { name: 'Everyone with the link' });
    expect(everyone).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await user.click(everyone);
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(everyone).toBeChecked();
    expect(api.state.certificates[0]?.isPublic).toBe(true);
    await user.click(everyone);
    await expect.poll(() => api.state.certificates[0]?.isPublic).toBe(false);
    expect(screen.getByRole('link', { name: 'Download PDF (US Letter)' })).toHaveAttribute(
      'href',
      expect.stringContaining('paper=letter'),
    );
  });

  it('stays as it is where the change fails, and says so', async () => {
    const { user, marketplace } = renderWithMarketplace(<Certificate number={certificateNumber} />, {
      as: 'learner',
      prepare(api) {
        withCertificate(api);
        api.fail('certificates.update', { status: 500 });
      },
    });
    const everyone = await screen.findByRole('checkbox');
    await user.click(everyone);
    await expect.poll(() => marketplace.notices.getState().title).toBe('Not Changed');
    expect(everyone).not.toBeChecked();
  });

  it('that was revoked says when, and has no files', async () => {
    renderWithMarketplace(<Certificate number={certificateNumber} />, {
      as: 'learner',
      prepare: (api) => withCertificate(api, { revokedAt: '2026-09-10T10:00:00.000Z' }),
    });
    expect(await screen.findByText(/taken back on 10 Sept 2026 and no longer counts/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the way to a certificate', () => {
  it('stands on the shelf of the dashboard', async () => {
    const body = { courses: [{ _id: seedIds.courses.weatherMaps, title: 'Reading Weather Maps', progress: 100 }] };
    renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare(api) {
        withCertificate(api);
        api.fail('enrollments.list', { status: 200, body });
      },
    });
    const shelf = within(await screen.findByRole('region', { name: 'Finished' }));
    expect(await shelf.findByRole('link', { name: 'Certificate of Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/certificates/${certificateNumber}`,
    );
  });

  it('stands in the profile', async () => {
    renderWithMarketplace(<ProfileTabs />, { as: 'learner', prepare: withCertificate });
    const list = within(await screen.findByRole('region', { name: 'Your certificates' }));
    expect(list.getByRole('link', { name: 'Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/certificates/${certificateNumber}`,
    );
  });
});
