import type { MarketplaceError } from './errors.ts';
import type { CartItem } from './schemas/cart.ts';
import type { LectureProgress } from './schemas/lecture.ts';
import type { Order } from './schemas/order.ts';
import type { QuizAttempt } from './schemas/quiz.ts';
import type { User } from './schemas/user.ts';
import type { SessionEndReason } from './stores/session/sessionStore.ts';

/** An event of a marketplace, for the host's own use; the SDK sends it nowhere. */
export type MarketplaceEvent =
  | { type: 'session.started'; user: User }
  | { type: 'session.ended'; reason: SessionEndReason }
  | { type: 'cart.changed'; items: readonly CartItem[] }
  /** Someone who is signed in sees what there is to pay. */
  | { type: 'checkout.viewed'; courseIds: readonly string[] }
  /** A checkout that was viewed was left without a purchase. A page that is closed as a whole tells nothing. */
  | { type: 'checkout.abandoned'; courseIds: readonly string[] }
  /** An order was paid: once for each, after its purchase or when the first call says so that asks about it later. */
  | { type: 'order.placed'; order: Order }
  | { type: 'progress.recorded'; progress: LectureProgress }
  | { type: 'quiz.submitted'; quizId: string; attempt: QuizAttempt }
  | { type: 'quiz.created'; quizId: string; lectureId: string }
  /** `call` is its method and path, or its name (`courses.search`) if its code could not be loaded. */
  | { type: 'error'; call: string; error: MarketplaceError };
