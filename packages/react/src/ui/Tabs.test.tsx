import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [value, setValue] = useState('a');
  const tabs = (['a', 'b', 'c'] as const).map((id) => ({
    id,
    label: `Tab ${id}`,
    panel: <input aria-label={`Field ${id}`} />,
  }));
  return <Tabs label="Parts" tabs={tabs} value={value} onValueChange={setValue} />;
}
const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('are one stop of the keyboard; arrows, Home and End choose, round and round', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Example />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Tab a' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toHaveAccessibleName('Tab b');
    expect(selected()).toHaveFocus();
    await user.keyboard('{End}');
    expect(selected()).toHaveAccessibleName('Tab c');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toHaveAccessibleName('Tab a');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(selected()).toHaveAccessibleName('Tab a');
    await user.tab();
    expect(screen.getByLabelText('Field a')).toHaveFocus();
  });

  it('name their panel, and keep what was typed in another', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Example />);
    await user.type(screen.getByLabelText('Field a'), 'kept');
    await user.click(screen.getByRole('tab', { name: 'Tab b' }));
    expect(screen.getByRole('tabpanel', { name: 'Tab b' })).toBeVisible();
    expect(screen.getByLabelText('Field a')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Tab a' }));
    expect(screen.getByLabelText('Field a')).toHaveValue('kept');
  });
});
