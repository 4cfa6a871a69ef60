/** An in-memory marketplace, for tests and stories. */
export { type CallName, createMockApi, type MockApi, type MockFailure } from './testing/createMockApi.ts';
export type { MockState } from './testing/mockState.ts';
export { pseudoMessages } from './testing/pseudoMessages.ts';
export {
  createMockSeed,
  type MockCourse,
  type MockLecture,
  type MockSeed,
  type MockUser,
  mockId,
  seedIds,
} from './testing/seed.ts';
