import { LecternProvider } from '@lectern/react';
import type { Marketplace } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { components, type Shown } from './components.tsx';

/** All components below one another, as rendered by server and browser. */
export function Page(props: { marketplace: Marketplace; queryClient: QueryClient; shown: Shown }) {
  return (
    <StrictMode>
      <LecternProvider marketplace={props.marketplace} queryClient={props.queryClient} navigate={() => {}}>
        {Object.entries(components(props.shown)).map(([name, component]) => (
          <section key={name} data-component={name}>
            {component}
          </section>
        ))}
      </LecternProvider>
    </StrictMode>
  );
}
