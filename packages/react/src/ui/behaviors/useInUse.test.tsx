import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useInUse } from './useInUse.ts';

function Widgets() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <>
      <input aria-label="elsewhere" />
      <div ref={setRoot} data-testid="root" data-in-use={useInUse(root)}>
        <button type="button">Open</button>
      </div>
    </>
  );
}
const isInUse = () => screen.getByTestId('root').dataset.inUse === 'true';

describe('useInUse', () => {
  it.each([
    ['a pointer comes over them', () => fireEvent.pointerOver(screen.getByRole('button'))],
    ['the focus goes into them', () => fireEvent.focusIn(screen.getByRole('button'))],
    ['a key is pressed in them', () => fireEvent.keyDown(screen.getByRole('button'))],
  ])('is true once %s', (_, reach) => {
    render(<Widgets />);
    fireEvent.pointerOver(screen.getByLabelText('elsewhere'));
    expect(isInUse()).toBe(false);
    reach();
    expect(isInUse()).toBe(true);
  });

  it('is true where they have the focus already', () => {
    function Late() {
      const [root, setRoot] = useState<HTMLElement | null>(null);
      return (
        <div data-testid="root" data-in-use={useInUse(root)} ref={setRoot}>
          {/* biome-ignore lint/a11y/noAutofocus: a focus that was there before the hook is the case under test */}
          <input aria-label="inside" autoFocus />
        </div>
      );
    }
    render(<Late />);
    expect(isInUse()).toBe(true);
  });
});
