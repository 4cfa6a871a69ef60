import type { GuardedPage } from '@lectern/react';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from '../router/Router.tsx';
import { navigationGuard, useNavigationGuard } from './navigationGuard.ts';

/**
 * A session history whose moves take effect later, as in a browser: `settle` carries out those that were asked for, each
 * from where the one before ended. A move out of its range does nothing.
 */
function createHistory(paths: string[]) {
  let position = paths.length - 1;
  const moves: number[] = [];
  const show = () => window.history.replaceState({ index: position }, '', paths[position]);
  show();
  vi.spyOn(window.history, 'go').mockImplementation((delta = 0) => void moves.push(delta));
  return {
    back: () => void moves.push(-1),
    settle() {
      for (let move = moves.shift(); move !== undefined; move = moves.shift()) {
        if (!paths[position + move]) continue;
        position += move;
        show();
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      }
    },
    path: () => paths[position],
  };
}

function Guarded() {
  useNavigationGuard();
  return null;
}

describe('the question about unsaved changes', () => {
  let isDirty: boolean;
  let answerAtOnce: boolean;
  let asked: (() => void)[];
  let remove: () => void;
  const confirm = () => {
    isDirty = false;
    asked.at(-1)?.();
  };
  const show = () => {
    const history = createHistory(['/', '/courses', '/instructor', '/edit']);
    render(
      <Router>
        <Guarded />
      </Router>,
    );
    return history;
  };
  beforeEach(() => {
    isDirty = true;
    answerAtOnce = false;
    asked = [];
    const leave = (go: () => void) => {
      if (!isDirty) return go();
      asked.push(go);
      if (answerAtOnce) confirm();
    };
    const page: GuardedPage = { isDirty: () => isDirty, leave };
    remove = navigationGuard(page);
  });
  afterEach(() => {
    remove();
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });

  it('is asked on the page itself, and Back goes on once the user confirms', () => {
    const history = show();
    history.back();
    history.settle();
    expect(history.path()).toBe('/edit');
    expect(asked).toHaveLength(1);
    confirm();
    history.settle();
    expect(history.path()).toBe('/instructor');
  });

  it('goes back by one page when Back is pressed again before the browser is at the page', () => {
    const history = show();
    history.back();
    history.back();
    history.settle();
    expect(history.path()).toBe('/edit');
    confirm();
    history.settle();
    expect(history.path()).toBe('/instructor');
  });

  it('is asked only once the browser is at the page', () => {
    answerAtOnce = true;
    const history = show();
    history.back();
    history.back();
    history.settle();
    expect(history.path()).toBe('/instructor');
  });

  it('goes back by one page when the user confirms while another press is undone', () => {
    const history = show();
    history.back();
    history.settle();
    history.back();
    const go = vi.mocked(window.history.go).getMockImplementation();
    vi.mocked(window.history.go).mockImplementationOnce((delta) => {
      go?.(delta);
      confirm();
    });
    history.settle();
    expect(isDirty).toBe(false);
    expect(history.path()).toBe('/instructor');
  });
});

describe('Back while a dialog is open', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  it('closes the dialog on top and stays on the page', () => {
    const history = createHistory(['/', '/courses']);
    render(
      <Router>
        <Guarded />
      </Router>,
    );
    const [below, top] = ['below', 'top'].map((name) => {
      const button = document.createElement('button');
      button.className = 'lectern-dialog-close';
      button.id = name;
      button.onclick = () => button.remove();
      document.body.append(button);
      return button;
    });
    history.back();
    history.settle();
    expect(history.path()).toBe('/courses');
    expect(top?.isConnected).toBe(false);
    expect(below?.isConnected).toBe(true);
    below?.click();
    history.back();
    history.settle();
    expect(history.path()).toBe('/');
  });
});
