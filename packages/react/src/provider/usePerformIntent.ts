import { returnPath } from '@lectern/sdk/rules';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LecternContextValue } from './context.ts';

/** Does what the person pressed before signing in, once they are signed in. Its code loads when it is needed. */
export function usePerformIntent(context: LecternContextValue): void {
  const { marketplace } = context;
  const isDue = useStore(marketplace.intent, (state) => state.isDue);
  const user = useStore(marketplace.session, (state) => state.user);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is known.
  useEffect(() => {
    if (!isDue || !user) return;
    const { intent, notices, messages: t } = marketplace;
    import('./performIntent.ts').then(
      ({ performIntent }) => intent.perform((due) => performIntent(due, user, context)),
      () => {
        const back = returnPath(intent.getState().intent?.from);
        intent.cancel();
        if (back !== undefined) context.navigate(back, { replace: true });
        notices.show({ type: 'error', title: context.t('error.title'), message: t('error.network') });
      },
    );
  }, [isDue, user?.userId]);
}
