import { endpoints } from '@lectern/sdk/api';
import type { Subscription } from '../../linkTokens.ts';
import { anyone, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { findPreferences, setPreference, updatePreferences } from './preferenceRepository.ts';

/** Which mails an account wants: in its profile, and by the link in a mail. */
export function mailPreferenceRoutes({ db, mail, linkTokens }: Services): Route[] {
  /** A forged link is refused before the database is asked. */
  function requireSubscription(token: string): Subscription {
    const subscription = linkTokens.readUnsubscribe(token);
    if (!subscription) throw problems.invalidLink();
    return subscription;
  }

  return [
    route(endpoints.mailPreferences.get, signedIn, async ({ actor }) =>
      mail.mode === 'off' ? {} : { preferences: await findPreferences(db, actor.id) },
    ),

    route(
      endpoints.mailPreferences.update,
      signedIn,
      async ({ input, actor }) => ({
        preferences: await db.transaction((tx) => updatePreferences(tx, actor.id, input)),
      }),
      { changes: 'nothing' },
    ),

    route(
      endpoints.mailPreferences.check,
      anyone,
      async ({ input }) => {
        const { userId, kind } = requireSubscription(input.token);
        return { kind, isOn: (await findPreferences(db, userId))[kind] };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.mailPreferences.change,
      anyone,
      async ({ input }) => {
        const subscription = requireSubscription(input.token);
        if (!(await setPreference(db, subscription, input.isOn))) throw problems.invalidLink();
        return { kind: subscription.kind, isOn: input.isOn };
      },
      { changes: 'nothing' },
    ),
  ];
}
