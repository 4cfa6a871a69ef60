import { withCode } from './codes.ts';
import type { Opening } from './messages.ts';

/** The page of the marketplace's site that shows the same as a view. */
export function addressOf({ view, params }: Opening, address: string): string {
  switch (view) {
    case 'sign-in':
      return `${address}/${params.mode === 'sign-up' ? 'signup' : 'login'}`;
    case 'cart':
      return withCode(`${address}/cart`, params.code && encodeURIComponent(params.code));
    case 'checkout':
      return withCode(
        `${address}/checkout${params.courseIds?.length ? `?course=${params.courseIds}` : ''}`,
        params.code && encodeURIComponent(params.code),
      );
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
