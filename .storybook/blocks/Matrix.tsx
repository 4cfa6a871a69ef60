import { createElement, useEffect, useState } from 'react';
import { Cell } from '../../packages/react/src/testing/Cell.tsx';
import type { CataloguePage, CatalogueState } from '../../packages/react/src/testing/catalogue.tsx';
import { describeShown, unshown } from '../../packages/react/src/testing/isShown.ts';
import { worldOf } from '../../packages/react/src/testing/openCells.ts';
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
  useEffect(() => (opened ? watchCells(opened.states) : undefined), [opened]);
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

/** Marks the body while every cell has settled, and each cell that doesn't show what proves its state. */
function watchCells(states: readonly CatalogueState[]): () => void {
  const { body } = document;
  const mark = () => {
    const figures = [...document.querySelectorAll('.matrix-cell')];
    const hasSettled = figures.every((figure) => figure.querySelector('[data-settled]'));
    if (hasSettled && !body.hasAttribute('data-matrix-settled')) for (const figure of figures) prove(figure, states);
    body.toggleAttribute('data-matrix-settled', hasSettled);
  };
  const observer = new MutationObserver(mark);
  observer.observe(body, { subtree: true, childList: true, attributeFilter: ['data-settled'] });
  mark();
  return () => {
    observer.disconnect();
    body.removeAttribute('data-matrix-settled');
  };
}

/** Says on a cell's figure what it doesn't show: the story itself would have changed, and settle again. */
function prove(figure: Element, states: readonly CatalogueState[]) {
  const story = figure.querySelector<HTMLElement>('[data-cell]');
  const proofs = states.find(({ id }) => id === story?.dataset.cell)?.shows;
  const missing = story ? unshown(story, worldOf(story), proofs) : [];
  if (missing.length > 0) figure.setAttribute('data-unshown', missing.map(describeShown).join(' '));
  else figure.removeAttribute('data-unshown');
}
