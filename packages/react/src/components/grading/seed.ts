import { mockId, seedIds } from '@lectern/sdk/testing';

/** The assignment of the seed's first course. */
export const lectureId = seedIds.lectures.assignment;

const people = [
  ['Leela', 'Rao'],
  ['Tomas', 'Berg'],
  ['Ines', 'Okafor'],
] as const;

/** Three people's work; the second's is graded. */
export const works = () =>
  people.map(([firstName, lastName], index) => ({
    _id: mockId(9, index + 1),
    lectureId,
    authorId: mockId(2, index + 10),
    userId: { _id: mockId(2, index + 10), firstName, lastName, profilePicture: undefined },
    submissionText: index === 2 ? '' : `Notes of a week by ${firstName}.\nThe wind turned on Tuesday.`,
    submissionUrl: index === 0 ? '' : `https://example.com/${firstName.toLowerCase()}`,
    grade: index === 1 ? 82.5 : (null as number | null),
    feedback: index === 1 ? 'Careful work.' : '',
    createdAt: `2026-03-1${index + 1}T09:30:00.000Z`,
    gradedAt: index === 1 ? '2026-03-15T09:30:00.000Z' : undefined,
  }));
