import { type MailPreferenceKind, mailPreferenceKind } from '../schemas/mailPreferences.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** Which mails people want. A token of the mock is `{userId}.{kind}.` and any 43 characters. */
export function createMockMailPreferences(state: MockState): MockAnswers['mailPreferences'] {
  const preferencesOf = (userId: string) => {
    const stopped = state.stoppedMails.get(userId) ?? [];
    const isOn = (kind: MailPreferenceKind) => !stopped.includes(kind);
    return { grade: isOn('grade'), submission: isOn('submission'), certificate: isOn('certificate') };
  };
  function update(userId: string, given: { [Kind in MailPreferenceKind]?: boolean | undefined }) {
    const preferences = preferencesOf(userId);
    for (const kind of mailPreferenceKind.options) preferences[kind] = given[kind] ?? preferences[kind];
    state.stoppedMails.set(
      userId,
      mailPreferenceKind.options.filter((kind) => !preferences[kind]),
    );
    return preferences;
  }
  function read(token: string) {
    const [userId, name] = token.split('.');
    const user = state.users.find((one) => one.userId === userId);
    const kind = mailPreferenceKind.options.find((one) => one === name);
    if (!user || !kind) throw refuse('invalid_link');
    return { userId: user.userId, kind };
  }
  return {
    get: ({ signedIn }) => {
      const { userId } = signedIn();
      return state.mailMode === 'off' ? {} : { preferences: preferencesOf(userId) };
    },
    update: ({ input, signedIn }) => ({ preferences: update(signedIn().userId, input) }),
    check({ input }) {
      const { userId, kind } = read(input.token);
      return { kind, isOn: preferencesOf(userId)[kind] };
    },
    change({ input }) {
      const { userId, kind } = read(input.token);
      update(userId, { [kind]: input.isOn });
      return { kind, isOn: input.isOn };
    },
  };
}
