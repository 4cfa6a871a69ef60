import { createMarketplace } from '@lectern/sdk';
import { cartWords, quizWords } from '@lectern/sdk/words';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { useLectern } from './context.ts';
import { LecternProvider } from './LecternProvider.tsx';

describe('the texts of useLectern', () => {
  it('are those of the client, the common ones and those of its tables, with the overrides of the host', () => {
    const marketplace = createMarketplace({
      baseUrl: 'http://lectern.test/api',
      storage: memoryStorage(),
      messages: { 'cart.clear': 'Empty it', 'notice.ok': 'Fine' },
    });
    function Texts() {
      const { t } = useLectern('Texts', cartWords, quizWords);
      return <p>{[t('error.network'), t('notice.ok'), t('cart.clear'), t('quiz.true')].join(' | ')}</p>;
    }
    render(
      <LecternProvider marketplace={marketplace}>
        <Texts />
      </LecternProvider>,
    );
    expect(
      screen.getByText('No response from server. Please check your network connection. | Fine | Empty it | True'),
    ).toBeVisible();
  });

  it('change with the language of the client, and so do formats; what was typed stays', async () => {
    const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
    function Texts() {
      const { t, formats } = useLectern('Texts', cartWords);
      return (
        <label>
          {t('cart.clear')} {formats.rating(4.66)}
          <input />
        </label>
      );
    }
    render(
      <LecternProvider marketplace={marketplace}>
        <Texts />
      </LecternProvider>,
    );
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'typed' } });
    act(() => marketplace.setLanguage({ locale: 'de', messages: { 'cart.clear': 'Leeren' } }));
    expect(screen.getByRole('textbox', { name: 'Leeren 4,7' })).toBe(field);
    expect(field).toHaveValue('typed');
    act(() => marketplace.setLanguage({}));
    expect(field).toHaveAccessibleName('Clear All 4.7');
  });

  it('come from the same function in every render and every component with the same tables', () => {
    const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
    const found = new Set<unknown>();
    let renderAgain = () => {};
    function Texts() {
      const [count, setCount] = useState(0);
      renderAgain = () => setCount(count + 1);
      found.add(useLectern('Texts', cartWords, quizWords).t);
      return null;
    }
    render(
      <LecternProvider marketplace={marketplace}>
        <Texts />
        <Texts />
      </LecternProvider>,
    );
    act(() => renderAgain());
    expect(found.size).toBe(1);
  });
});

it('mounts its widgets with one render each, and has a place for dialogs', () => {
  const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
  const portals: (HTMLElement | null)[] = [];
  function Widget() {
    portals.push(useLectern('Widget').portal);
    return null;
  }
  const { container } = render(
    <LecternProvider marketplace={marketplace}>
      <Widget />
    </LecternProvider>,
  );
  expect(portals).toHaveLength(1);
  expect(container.querySelector('.lectern-root')).toContainElement(portals[0] ?? null);
});
