import { type Endpoint, endpoints } from '@lectern/sdk/api';
import type { CallName } from '../../../sdk/src/testing/createMockApi.ts';
import { newId } from '../db/newId.ts';

// The samples of the SDK's own tests: they aren't part of any package.
export type { CallName } from '../../../sdk/src/testing/createMockApi.ts';
export { type Access, type Sample, type SampleIds, samples, samplesOf } from '../../../sdk/src/testing/samples.ts';

export function rowOf(call: CallName): Endpoint {
  const [group = '', name = ''] = call.split('.');
  return (endpoints as unknown as Record<string, Record<string, Endpoint>>)[group]?.[name] as Endpoint;
}

/** The input without its files, for servers that look into them. */
export const withoutFiles = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !(value instanceof File)));

/** The same keys, with ids that nothing has. */
export const unusedIds = <Ids extends Record<string, string>>(ids: Ids): Ids =>
  Object.fromEntries(Object.keys(ids).map((key) => [key, newId()])) as Ids;
