import type { MessageKey } from '../messages/keys.ts';
import type { Role } from '../schemas/user.ts';

/** What a person may be able to do (§6): what a screen, a route or a group of calls requires. */
export type Capability =
  | 'browse'
  | 'wishlist'
  | 'cart'
  | 'enroll'
  | 'review'
  | 'dashboard'
  | 'learning'
  | 'profile'
  | 'checkout'
  | 'help'
  | 'instructorDashboard'
  | 'courseForm'
  | 'contentManager'
  | 'adminDashboard';

/**
 * Whether it is allowed. If not, `needs` says whether signing in is missing (`session`) or the role is the wrong one, and
 * `message` is the key of the sentence that tells the person (one of `words`), where the specification has one.
 */
export type Permission =
  | { isAllowed: true }
  | { isAllowed: false; needs: 'session' | 'role'; message: MessageKey | undefined };

interface Requirement {
  /** Every role where it is missing. */
  readonly roles?: readonly Role[];
  /** What a visitor is told. */
  readonly visitor?: MessageKey;
  /** What somebody with another role is told. */
  readonly otherRole?: MessageKey;
}

const requirements: Record<Exclude<Capability, 'browse'>, Requirement> = {
  wishlist: { visitor: 'notice.signInRequired.wishlist' },
  cart: { visitor: 'notice.signInRequired.cart' },
  enroll: { visitor: 'notice.signInRequired.enroll' },
  review: { visitor: 'notice.reviewDenied.text' },
  dashboard: {},
  learning: { visitor: 'notice.accessDenied.text' },
  profile: { visitor: 'profile.signInRequired' },
  checkout: { visitor: 'notice.signInRequired.checkout' },
  help: {},
  instructorDashboard: { roles: ['instructor', 'admin'] },
  courseForm: { roles: ['instructor'], otherRole: 'courseForm.instructorOnly' },
  contentManager: { roles: ['instructor'], otherRole: 'contentManager.instructorOnly' },
  adminDashboard: { roles: ['admin'] },
};

/**
 * The only place that knows what each role may do (§6). Components ask through `<RequireCapability of="courseForm">`, the
 * server's routes through the policy `may('courseForm')`. Owning a course and being enrolled in it are checked by the
 * server on top of this.
 *
 * @param role undefined for a visitor
 */
export function permission(role: Role | undefined, capability: Capability): Permission {
  if (capability === 'browse') return { isAllowed: true };
  const { roles, visitor, otherRole } = requirements[capability];
  if (!role) return { isAllowed: false, needs: 'session', message: visitor };
  if (roles && !roles.includes(role)) return { isAllowed: false, needs: 'role', message: otherRole };
  return { isAllowed: true };
}

/** The page that a role starts on. */
export type LandingPage = 'instructorDashboard' | 'adminDashboard' | 'dashboard';
/** The page that somebody of a role starts on after signing in (§2). */
export const landingOf = (role: Role): LandingPage =>
  role === 'instructor' ? 'instructorDashboard' : role === 'admin' ? 'adminDashboard' : 'dashboard';
