import type { CourseDetail, EnrolledCourse } from '@lectern/sdk';
import { isComingSoon } from '@lectern/sdk/rules';
import { useLectern } from '../../provider/context.ts';
import { JsonLd } from '../../ui/JsonLd.tsx';

/** The course as structured data for search engines: schema.org's Course. */
export function CourseJsonLd({ course }: { course: CourseDetail | EnrolledCourse }) {
  const { marketplace } = useLectern('CourseJsonLd');
  const { creatorId, category } = course;
  const { host, origin } = new URL(marketplace.baseUrl);
  const data = {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    image: course.imageUrl,
    educationalLevel: course.level,
    ...(category ? { about: category.name } : {}),
    // Search engines take an organization only; on a partner's page too, the marketplace offers the course.
    provider: { '@type': 'Organization', name: host, url: origin },
    ...(course.numberOfReviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.averageRating,
            reviewCount: course.numberOfReviews,
            bestRating: 5,
          },
        }
      : {}),
    ...(isComingSoon(course)
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            category: course.price === 0 ? 'Free' : 'Paid',
            price: course.price,
            priceCurrency: marketplace.money.currency,
          },
        }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.max(1, Math.round(course.duration * 60))}M`,
      ...(creatorId
        ? { instructor: { '@type': 'Person', name: `${creatorId.firstName} ${creatorId.lastName}`.trim() } }
        : {}),
    },
  };
  return <JsonLd data={data} />;
}
