import type { Opening } from './messages.ts';

/** The page of the marketplace's site that shows the same as a view. */
export function addressOf({ view, params }: Opening, address: string): string {
  switch (view) {
    case 'sign-in':
      return `${address}/${params.mode === 'sign-up' ? 'signup' : 'login'}`;
    case 'cart':
      return `${address}/cart`;
    case 'checkout': {
      const query = [
        params.courseIds?.length && `course=${params.courseIds}`,
        params.code && `code=${encodeURIComponent(params.code)}`,
      ].filter(Boolean);
      return `${address}/checkout${query.length > 0 ? `?${query.join('&')}` : ''}`;
    }
    case 'account':
      return `${address}/dashboard`;
    case 'receipt':
      return `${address}/orders/${params.orderId}`;
    case 'sample':
      return `${address}/course/${params.courseId}`;
    case 'player':
    case 'quiz':
    case 'assignment':
      return `${address}/course/${params.courseId}/learning${params.lectureId ? `?lecture=${params.lectureId}` : ''}`;
    case 'course-form':
      return `${address}/instructor/course/${params.courseId ? `edit/${params.courseId}` : 'new'}`;
    case 'content-manager':
      return `${address}/instructor/course/${params.courseId}/content`;
  }
}
