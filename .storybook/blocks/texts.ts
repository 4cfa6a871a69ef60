import { createMarketplace, type Messages } from '@lectern/sdk';
import type { Shown } from '../../packages/react/src/testing/isShown.ts';
import { nameOf, textOf } from '../../packages/react/src/testing/isShown.ts';
import { memoryStorage } from '../../packages/react/src/testing/memoryStorage.ts';
import type { StateOptions } from '../../packages/react/src/testing/states.tsx';

let english: Messages<never> | undefined;

function messages(): Messages<never> {
  if (english) return english;
  const marketplace = createMarketplace({ baseUrl: '/', storage: memoryStorage() });
  marketplace.destroy();
  english = marketplace.messages;
  return english;
}

/** What proves a state, in words. */
export function describeShown(shown: Shown): string {
  if (typeof shown === 'object' && 'role' in shown) {
    return shown.name === undefined ? shown.role : `${shown.role} “${nameOf(messages(), shown.name)}”`;
  }
  return `“${textOf(messages(), shown)}”`;
}

/** The scripted calls of a state, each with its outcome: `courses.get: 500`. */
export const describeCalls = ({ calls = {} }: StateOptions): string[] =>
  Object.entries(calls).map(([call, outcome]) => {
    if (typeof outcome === 'string') return `${call}: ${outcome}`;
    if (outcome.isCut) return `${call}: offline`;
    if (outcome.delay === 'infinite') return `${call}: pending`;
    return `${call}: ${outcome.status ?? 'fails'}`;
  });
