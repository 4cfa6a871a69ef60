import { useLectern } from '@lectern/react';
import { messageOf, type PartnerScope } from '@lectern/sdk';
import { authorizeWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import type { AuthorizationRequest } from './readRequest.ts';
import { sendCode } from './sendCode.ts';

/** Who asks, and how far the answer is. */
export type Authorization =
  | { status: 'checking' }
  | { status: 'refused'; message: string }
  | ({ status: 'asking' | 'sending' | 'done'; error?: string } & Asker);

/** A partner, the origin that gets the answer, and what the partner may do there. */
interface Asker {
  partner: string;
  origin: string;
  scopes: readonly PartnerScope[];
}

/** Finds out who asks for a sign-in, and sends them a code for the signed-in person. */
export function useAuthorization(request: AuthorizationRequest | undefined) {
  const { marketplace, t } = useLectern('AuthorizePage', authorizeWords);
  const [state, setState] = useState<Authorization>({ status: 'checking' });
  const { key, returnTo } = request ?? {};

  useEffect(() => {
    if (!key || !returnTo) return;
    const leaving = new AbortController();
    marketplace.authorization.client({ key, returnTo }, { signal: leaving.signal }).then(
      ({ name, origin, scopes }) => setState({ status: 'asking', partner: name, origin, scopes }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setState({ status: 'refused', message: messageOf(error, t('authorize.incomplete')) });
      },
    );
    return () => leaving.abort();
  }, [marketplace, key, returnTo, t]);

  async function send(isNew = false) {
    if (!request || state.status !== 'asking') return;
    const { partner, origin, scopes } = state;
    const asker = { partner, origin, scopes };
    setState({ status: 'sending', ...asker });
    try {
      const { code } = await marketplace.authorization.createCode({
        key: request.key,
        returnTo: request.returnTo,
        codeChallenge: request.codeChallenge,
      });
      if (sendCode(request, { origin, code, isNew })) setState({ status: 'done', ...asker });
      else setState({ status: 'asking', ...asker, error: t('authorize.lost') });
    } catch (error) {
      setState({ status: 'asking', ...asker, error: messageOf(error, t('authorize.lost')) });
    }
  }
  const shown: Authorization = request ? state : { status: 'refused', message: t('authorize.incomplete') };
  return { state: shown, send };
}
