import { courseQuery, wishlistQuery } from '@lectern/react';
import { isMarketplaceError, type Marketplace } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { CartAct, Frame } from './createFrame.ts';

interface CartActOptions {
  act: CartAct;
  frame: Frame;
  marketplace: Marketplace;
  queryClient: QueryClient;
}

/** Changes cart or wishlist for the host's page. A visitor signs in first; the state that follows is the answer. */
export async function runCartAct({ act: { act, courseId }, frame, marketplace, queryClient }: CartActOptions) {
  const { session, cart, wishlist } = marketplace;
  await sessionResolved(marketplace);
  const { user } = session.getState();
  if (!user) return frame.askToSignIn({ act, courseId });
  try {
    if (act === 'add') cart.add(await queryClient.fetchQuery(courseQuery(marketplace, courseId)));
    else if (act === 'remove') cart.remove(courseId);
    else {
      await wishlist[act === 'wish' ? 'add' : 'remove']({ courseId });
      await queryClient.invalidateQueries({ queryKey: wishlistQuery(marketplace, user.userId).queryKey });
    }
  } catch (error) {
    if (!isMarketplaceError(error)) throw error;
    const detail = { code: error.code, message: error.message.slice(0, 500) };
    frame.send({ type: 'event', name: 'error', detail });
  }
}

/** Resolves once the session has loaded, so that it is clear whether someone is signed in. */
function sessionResolved({ session }: Marketplace): Promise<void> {
  return new Promise((resolve) => {
    if (!session.getState().isLoading) return resolve();
    const stop = session.subscribe(({ isLoading }) => {
      if (isLoading) return;
      stop();
      resolve();
    });
  });
}
