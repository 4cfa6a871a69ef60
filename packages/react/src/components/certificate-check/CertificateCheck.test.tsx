import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { certificateNumber, withCertificate } from '../../testing/seedChanges.ts';
import { CertificateCheck } from './index.ts';

withMockServer();
const field = () => screen.getByRole('textbox', { name: 'Number or Open Badge' });
/** The one before it is of the file. */
const status = () => screen.getAllByRole('status').at(-1) as HTMLElement;
const press = () => screen.getByRole('button', { name: 'Check' });

describe('CertificateCheck', () => {
  it('says whether a badge counts, and what it is for', async () => {
    const onCheck = vi.fn();
    const { user } = renderWithMarketplace(<CertificateCheck onCheck={onCheck} />, { prepare: withCertificate });
    await user.type(field(), `badge.${certificateNumber}.signed`);
    await user.click(press());
    const verdict = within(status());
    expect(await verdict.findByText('Valid: it was issued here and is unchanged.')).toBeVisible();
    expect(verdict.getByRole('heading', { name: 'Lena Learner' })).toBeVisible();
    expect(onCheck).toHaveBeenCalledWith(expect.objectContaining({ verdict: 'valid' }));
    // Another text hasn't been checked yet.
    await user.type(field(), 'x');
    expect(status()).toBeEmptyDOMElement();
    await user.click(press());
    expect(await verdict.findByText(/this isn't what was signed here/)).toBeVisible();
  });

  it.each([
    ' 7k2m90qx-4tbd ',
    '7K2M 90QX 4TBD',
    'Number 7K2M-90QX-4TBD',
    'https://learn.example/certificates/7K2M-90QX-4TBD?utm=x',
  ])('opens the page of a number, however it is written: %s', async (text) => {
    const { user, navigate } = renderWithMarketplace(<CertificateCheck />);
    await user.type(field(), text);
    await user.click(press());
    expect(navigate).toHaveBeenCalledWith('/certificates/7K2M-90QX-4TBD');
  });

  it.each(['hello', '7K2M-90QX-4TB', '{"a":1}'])('says of what is neither that it is not one: %s', async (text) => {
    const { user } = renderWithMarketplace(<CertificateCheck />);
    await user.click(field());
    await user.paste(text);
    await user.click(press());
    expect(field()).toHaveAccessibleDescription(/neither a number nor an Open Badge/);
  });

  it('reads a file, and refuses one that is too long before it is read', async () => {
    const { user } = renderWithMarketplace(<CertificateCheck />, { prepare: withCertificate });
    const file = screen.getByLabelText('Choose the .jwt file');
    await user.upload(file, new File(['x'.repeat(8_001)], 'long.jwt', { type: 'text/plain' }));
    expect(await screen.findByText('This is too long to be a certificate of ours.')).toBeVisible();
    await user.upload(file, new File([` badge.${certificateNumber}.signed\n`], 'badge.jwt', { type: 'text/plain' }));
    await expect.poll(() => (field() as HTMLInputElement).value).toBe(`badge.${certificateNumber}.signed`);
  });

  it('asks for a text, and says what went wrong', async () => {
    const { user } = renderWithMarketplace(<CertificateCheck />, {
      prepare: (api) => api.fail('certificates.check', { status: 500, body: '<h1>' }),
    });
    await user.click(press());
    expect(field()).toHaveAccessibleDescription(/Please enter a number/);
    await user.type(field(), 'e30.e30.e30');
    await user.click(press());
    expect(await screen.findByText("The certificate couldn't be checked. Please try again.")).toBeVisible();
  });
});
