import { LecternProvider } from '@lectern/react';
import type { Marketplace } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { pieces, type Shown } from './pieces.tsx';

/** All components under each other, as server and browser both draw them. */
export function Page(props: { marketplace: Marketplace; queryClient: QueryClient; shown: Shown }) {
  return (
    <StrictMode>
      <LecternProvider marketplace={props.marketplace} queryClient={props.queryClient} navigate={() => {}}>
        {Object.entries(pieces(props.shown)).map(([name, piece]) => (
          <section key={name} data-piece={name}>
            {piece}
          </section>
        ))}
      </LecternProvider>
    </StrictMode>
  );
}
