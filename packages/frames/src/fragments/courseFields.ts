import type { CourseDetail, Marketplace } from '@lectern/sdk';

/** Texts, lists of texts, and lists of such fields. */
export interface CourseFields {
  readonly [name: string]: string | readonly (string | CourseFields)[];
}

/** What a partner's own markup can show of a course (docs/embedding.md, "Own markup"). What it doesn't have is empty. */
export function courseFields({ baseUrl, formats }: Marketplace, course: CourseDetail): CourseFields {
  const { origin } = new URL(baseUrl);
  const { _id: id, creatorId: instructor, category, sections } = course;
  const hasReviews = course.numberOfReviews > 0;
  return {
    id,
    title: course.title,
    description: course.description,
    image: new URL(course.imageUrl, origin).href,
    url: `${origin}/course/${id}`,
    'checkout-url': `${origin}/checkout?course=${id}`,
    price: formats.price(course.price),
    free: course.price === 0 ? formats.price(0) : '',
    level: course.level,
    category: category?.name ?? '',
    instructor: instructor ? `${instructor.firstName} ${instructor.lastName}` : '',
    'instructor-url': instructor ? `${origin}/instructors/${instructor._id}` : '',
    rating: hasReviews ? formats.rating(course.averageRating) : '',
    reviews: hasReviews ? formats.count(course.numberOfReviews) : '',
    lectures: course.totalLectures > 0 ? formats.count(course.totalLectures) : '',
    duration: course.duration > 0 ? formats.hours(course.duration) : '',
    updated: course.lastUpdated === 'N/A' ? '' : formats.date(course.lastUpdated),
    sample: course.sampleId ?? '',
    objectives: course.learningObjectives,
    requirements: course.requirements,
    audience: course.targetAudience,
    sections: sections.map(({ title, lectures }) => ({ title, lectures: lectures.map((lecture) => lecture.title) })),
  };
}
