import { isShownToLearners } from './isShownToLearners.ts';

interface ForSale {
  price: number;
  /** Whether learners find a lecture; undefined where a backend doesn't say, and then the course is for sale. */
  hasLectures?: boolean | undefined;
}

/** A paid course without a lecture for learners: everyone sees it, behind all others, but nobody can buy it yet. */
export const isComingSoon = ({ price, hasLectures }: ForSale): boolean => price > 0 && hasLectures === false;

type Authored = Parameters<typeof isShownToLearners>[0];

/** Whether a course that can be bought no longer can be once these lectures are gone. */
export function stopsSelling<Lecture extends Authored>(
  course: { price: number; status: string; sections: readonly { lectures: readonly Lecture[] }[] },
  isGone: (lecture: Lecture) => boolean,
): boolean {
  const shown = course.sections.flatMap(({ lectures }) => lectures.filter(isShownToLearners));
  return course.status === 'published' && course.price > 0 && shown.length > 0 && shown.every(isGone);
}
