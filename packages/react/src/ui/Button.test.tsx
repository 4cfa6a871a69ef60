import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is named by what it says now: its text, or its busy text', () => {
    const { rerender } = render(<Button busyLabel="Saving...">Save Changes</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Save Changes');
    expect(screen.getByRole('button')).toHaveTextContent(/^Save Changes$/);
    rerender(
      <Button isBusy busyLabel="Saving...">
        Save Changes
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Saving...');
    expect(screen.getByRole('button')).toHaveTextContent(/^Saving\.\.\.$/);
  });

  it('is named by its busy text although it has a label for the other', () => {
    render(
      <Button isBusy busyLabel="Restoring..." aria-label="Restore the key of Blog">
        Restore
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Restoring...');
  });

  it('keeps its name while busy without a busy text', () => {
    render(<Button isBusy>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  });
});
