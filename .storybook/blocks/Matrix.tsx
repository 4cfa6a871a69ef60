import { createElement, useEffect, useState } from 'react';
import { Cell } from '../../packages/react/src/testing/Cell.tsx';
import type { CataloguePage } from '../../packages/react/src/testing/catalogue.tsx';
import type { CellSettings } from '../../packages/react/src/testing/settings.ts';
import { canShare, openPage } from './pages.ts';
import './matrix.css';

interface MatrixProps {
  /** Its name, such as `CourseCard`: Storybook allows no slash in an address. */
  component: string;
  settings: CellSettings;
}

/** All states of a component that can share a page, each in a world of its own. */
export function Matrix({ component, settings }: MatrixProps) {
  const [opened, setOpened] = useState<CataloguePage>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isGone = false;
    openPage(component).then(
      (page) => !isGone && setOpened(page),
      (reason: Error) => !isGone && setError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [component]);
  useEffect(() => (opened ? watchCells() : undefined), [opened]);
  if (error) throw error;
  const frame = opened?.page?.frame ?? 'page';
  return (
    <div
      className="matrix"
      data-component={opened && component}
      data-frame={frame}
      data-theme={settings.theme}
      data-direction={settings.direction}
    >
      {opened?.states.filter(canShare).map((state) => (
        <figure key={state.id} className="matrix-cell">
          <figcaption>
            {state.name}
            {state.kind !== 'ready' && <span>{state.kind}</span>}
          </figcaption>
          <Cell id={state.id} state={state} frame={frame} settings={settings} element="div">
            {createElement(state.render)}
          </Cell>
        </figure>
      ))}
    </div>
  );
}

/** Marks the body while every cell has settled: for those who take pictures of it. */
function watchCells(): () => void {
  const { body } = document;
  const mark = () => {
    const cells = [...document.querySelectorAll('.matrix-cell')];
    body.toggleAttribute(
      'data-matrix-settled',
      cells.every((cell) => cell.querySelector('[data-settled]')),
    );
  };
  const observer = new MutationObserver(mark);
  observer.observe(body, { subtree: true, childList: true, attributeFilter: ['data-settled'] });
  mark();
  return () => {
    observer.disconnect();
    body.removeAttribute('data-matrix-settled');
  };
}
