import { ErrorBoundary } from '@lectern/common/ErrorBoundary.tsx';
import { ViewError } from '@lectern/common/ViewError.tsx';
import { LecternProvider, type Navigate } from '@lectern/react';
import type { Marketplace } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Appearance } from './Appearance.tsx';
import type { Frame } from './createFrame.ts';
import { FrameContext } from './FrameContext.ts';
import { FrameLink } from './FrameLink.tsx';
import { InlineFrame } from './InlineFrame.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import { PersistenceContext } from './PersistenceContext.ts';
import { viewOfPage } from './pages.ts';
import { StateReports } from './StateReports.tsx';
import { useFrameSettings } from './useFrameSettings.ts';

const richText = () => import('@lectern/common/richText.ts');

interface FrameAppProps {
  frame: Frame;
  marketplace: Marketplace;
  queryClient: QueryClient;
  /** Whether the browser stores what the frame stores; else a sign-in lasts as long as the page. */
  isPersistent: boolean;
}

const classOf = ({ isApp, isInPage, isFull }: Frame) =>
  isInPage ? 'frame-inline frame-checkout' : isApp ? 'frame-app' : isFull ? 'frame-full' : 'frame-inline';

/** The marketplace, theme and view of a frame. */
export function FrameApp({ frame, marketplace, queryClient, isPersistent }: FrameAppProps) {
  const navigate = useCallback<Navigate>(
    (to) => {
      const shown = viewOfPage(to, window.location.href);
      const { intent } = marketplace.intent.getState();
      if (shown?.view === 'sign-in' && intent?.act === 'enroll' && intent.course) {
        // The checkout asks for it too. What the visitor wants is then known to the frame that they sign in to.
        marketplace.intent.cancel();
        return frame.go({ view: 'checkout', params: { courseIds: [intent.course._id] } });
      }
      if (shown) frame.go(shown);
      else window.open(to, '_blank', 'noopener');
    },
    [frame, marketplace],
  );
  const theme = useFrameSettings(frame);
  return (
    <FrameContext value={frame}>
      <PersistenceContext value={isPersistent}>
        <LecternProvider
          marketplace={marketplace}
          queryClient={queryClient}
          site="/"
          navigate={navigate}
          Link={FrameLink}
          richText={richText}
          theme={theme}
          className={`frame ${classOf(frame)}`}
        >
          <ErrorBoundary fallback={(error) => <ViewError error={error} />}>
            {frame.isApp ? <ModalFrame /> : <InlineFrame />}
          </ErrorBoundary>
          {frame.isApp && <StateReports />}
          <Appearance />
        </LecternProvider>
      </PersistenceContext>
    </FrameContext>
  );
}
