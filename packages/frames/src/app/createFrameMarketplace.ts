import { servedMoney } from '@lectern/common/servedMoney.ts';
import type { Report } from '@lectern/embed/messages';
import { enrolledCourseQuery } from '@lectern/react';
import { createMarketplace, isApiError, type Marketplace, type MarketplaceEvent, type StorageLike } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import type { QueryClient } from '@tanstack/react-query';

interface FrameMarketplaceOptions {
  locale: string | undefined;
  /** The partner's publishable key. */
  partnerKey: string;
  storage: StorageLike;
  queryClient: QueryClient;
  /** The course that the frame shows, if it shows one. */
  courseId: () => string | undefined;
  /** Whether it is the frame that tells the host about session and cart, which all frames of a page share. */
  isApp: boolean;
  /** The campaign's tags, as the host's page says them. */
  campaign: () => string | undefined;
  report: (report: Report) => void;
}

/** The marketplace of a frame: its own session, apart from the site's, and reports to the host. */
export function createFrameMarketplace({
  partnerKey,
  locale,
  storage,
  ...options
}: FrameMarketplaceOptions): Marketplace {
  const marketplace = createMarketplace({
    baseUrl: '/api',
    money: servedMoney(),
    author,
    partnerKey,
    storage,
    storagePrefix: 'embed_',
    verifySession: true,
    campaign: options.campaign,
    ...languageOf(locale),
    onEvent(event) {
      const report = reportOf(event, () => courseShown(marketplace, options));
      const isOwn = event.type !== 'cart.changed' && !event.type.startsWith('session.');
      if (report && (options.isApp || isOwn)) options.report(report);
    },
  });
  return marketplace;
}

/** The host's language, if the platform can format in it: a host may send any text. */
export function languageOf(locale: string | undefined): { locale?: string } {
  try {
    return locale && Intl.getCanonicalLocales(locale).length === 1 ? { locale } : {};
  } catch {
    return {};
  }
}

const courseShown = (
  marketplace: Marketplace,
  { queryClient, courseId }: Pick<FrameMarketplaceOptions, 'queryClient' | 'courseId'>,
) => {
  const id = courseId();
  const userId = marketplace.session.getState().user?.userId;
  return id && userId ? queryClient.getQueryData(enrolledCourseQuery(marketplace, userId, id).queryKey) : undefined;
};

/** What the host learns of an event: ids and numbers, nothing about the person. */
function reportOf(event: MarketplaceEvent, shown: () => ReturnType<typeof courseShown>): Report | undefined {
  switch (event.type) {
    case 'session.started':
      return { name: 'session', detail: { isSignedIn: true } };
    case 'session.ended':
      return { name: 'session', detail: { isSignedIn: false } };
    case 'cart.changed':
      return { name: 'cart', detail: { courseIds: event.items.map(({ _id }) => _id) } };
    case 'checkout.viewed':
      return { name: 'checkout', detail: { courseIds: event.courseIds.slice(0, 50) } };
    case 'checkout.abandoned':
      return { name: 'abandoned', detail: { courseIds: event.courseIds.slice(0, 50) } };
    case 'order.placed': {
      const { _id, items, total, currency, isTest } = event.order;
      return {
        name: 'purchase',
        detail: {
          orderId: _id,
          courseIds: items.map(({ courseId }) => courseId),
          total,
          currency,
          ...(isTest && { isTest }),
        },
      };
    }
    case 'quiz.submitted': {
      const course = shown();
      const lecture = course?.sections
        .flatMap(({ lectures }) => lectures)
        .find(({ quizId }) => quizId === event.quizId);
      if (!course || !lecture) return undefined;
      const { passed: isPassed, score: percentage } = event.attempt;
      return { name: 'quiz', detail: { courseId: course._id, lectureId: lecture._id, isPassed, percentage } };
    }
    case 'error':
      // What the server refuses is shown in the frame; the host can do nothing about it.
      if (isApiError(event.error) && event.error.status < 500) return undefined;
      return { name: 'error', detail: { code: event.error.code, message: event.error.message.slice(0, 500) } };
    default:
      return undefined;
  }
}
