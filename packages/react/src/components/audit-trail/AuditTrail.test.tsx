import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withActs } from '../../testing/seedChanges.ts';
import { AuditTrail } from './index.ts';

withMockServer();

describe('AuditTrail', () => {
  it('says who did what, from where, to what, and how it ended', async () => {
    renderWithMarketplace(<AuditTrail />, { as: 'admin', prepare: withActs() });
    const [refund, category, command, unknown] = within(
      await screen.findByRole('list', { name: 'Audit trail' }),
    ).getAllByRole('listitem');
    expect(refund).toHaveTextContent('Decide on a refund');
    expect(refund).toHaveTextContent('Ada Rao');
    expect(refund).toHaveTextContent('from 198.51.100.7');
    expect(refund).not.toHaveTextContent('Refused');
    expect(category).toHaveTextContent('name: Tides and charts');
    expect(category).toHaveTextContent('Refused');
    expect(command).toHaveTextContent('Make an account an admin');
    expect(command).toHaveTextContent('Operator');
    expect(command).toHaveTextContent('Failed');
    // A newer server knows more.
    expect(unknown).toHaveTextContent('something.new');
    expect(unknown).toHaveTextContent('Interrupted');
  });

  it('goes to older ones', async () => {
    const { user } = renderWithMarketplace(<AuditTrail />, { as: 'admin', prepare: withActs(60) });
    await screen.findByRole('list', { name: 'Audit trail' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/Page 2 of 2/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Audit trail' })).getAllByRole('listitem')).toHaveLength(10);
  });
});
