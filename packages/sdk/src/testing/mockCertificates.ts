import { courseHours } from '../rules/courseHours.ts';
import { refuse } from './MockProblem.ts';
import { mockCode } from './mockCode.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockCourse, MockUser } from './seed.ts';
import { shownLectures } from './shownLectures.ts';

type Stored = MockState['certificates'][number];

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** Certificates of completed courses. It signs nothing: a credential is "badge" and the number. */
export function createMockCertificates(
  state: MockState,
  percentOf: (user: MockUser, course: MockCourse) => number,
): MockAnswers['certificates'] {
  const issueDue = (user: MockUser) => {
    for (const { userId, courseId } of state.enrollments) {
      const course = state.courses.find(({ _id }) => _id === courseId);
      const isKnown = state.certificates.some((one) => one.userId === user.userId && one.courseId === courseId);
      if (userId !== user.userId || !course || isKnown || percentOf(user, course) < 100) continue;
      const place = String(state.certificates.length + 1).padStart(4, '0');
      state.certificates.unshift({
        userId,
        number: `M0CK-M0CK-${place}`,
        learnerName: nameOf(user),
        courseId,
        courseTitle: course.title,
        instructorName: nameOf(course.creatorId),
        issuerName: 'Lectern',
        hours: courseHours(
          shownLectures(state, course).map(({ duration }) => duration),
          0,
        ),
        issuedAt: new Date().toISOString(),
        isPublic: false,
      });
    }
  };
  const shownTo = (user: MockUser | undefined, { userId, ...certificate }: Stored) =>
    userId !== user?.userId || certificate.revokedAt
      ? certificate
      : {
          ...certificate,
          pdfUrl: `https://files.example/${certificate.number}.pdf`,
          credentialUrl: `https://files.example/${certificate.number}.jwt`,
        };
  const find = (number: string, isAllowed: (certificate: Stored) => boolean) => {
    const found = state.certificates.find((one) => one.number === number && isAllowed(one));
    if (!found) throw refuse('not_found', 'certificate');
    return found;
  };
  return {
    list({ signedIn }) {
      const user = signedIn();
      issueDue(user);
      const own = state.certificates.filter(({ userId }) => userId === user.userId);
      return { certificates: own.map((one) => shownTo(user, one)) };
    },
    get({ input, user }) {
      const found = find(input.number, () => true);
      const { isPublic, userId, revokedAt } = found;
      if (!isPublic && userId !== user?.userId)
        throw refuse('certificate_private', { ...(revokedAt ? { revokedAt } : {}) });
      return { certificate: { ...shownTo(user, found), qr: mockCode } };
    },
    update({ input, signedIn }) {
      const user = signedIn();
      const found = find(input.number, ({ userId }) => userId === user.userId);
      found.isPublic = input.isPublic;
      return { certificate: { ...shownTo(user, found), qr: mockCode } };
    },
    check({ input }) {
      const found = state.certificates.find(({ number }) => input.credential === `badge.${number}.signed`);
      if (!found) return { verdict: 'changed' };
      return { verdict: found.revokedAt ? 'revoked' : 'valid', certificate: shownTo(undefined, found) };
    },
  };
}
