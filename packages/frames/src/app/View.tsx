import { LateView } from '@lectern/common/LateView.tsx';
import { latePage } from '@lectern/common/latePage.tsx';
import type { ComponentType } from 'react';
import { viewCode } from './viewCode.ts';
import type { Shown } from './views.ts';

type ViewComponent = ComponentType<Shown['params'] & { attempt: unknown }>;

// Asserted: no type follows a view's name and its parameters through one lookup. `viewCode` holds both together.
const components = Object.fromEntries(
  Object.entries(viewCode).map(([view, load]) => [view, latePage(load as never).Component]),
) as unknown as Record<Shown['view'], ViewComponent>;

/** A view, as soon as its code is there. With other parameters it is another view. */
export function View({ shown }: { shown: Shown }) {
  const Component = components[shown.view];
  return (
    <LateView of={shown} loading={<div className="frame-loading" aria-hidden="true" />}>
      {(attempt) => <Component key={JSON.stringify(shown.params)} attempt={attempt} {...shown.params} />}
    </LateView>
  );
}
