import type { AccessWordKey } from '../messages/words/accessWords.ts';
import type { Role } from '../schemas/user.ts';

/** What a user may be able to do (§6): required by a screen, a route or a group of calls. */
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
 * Whether something is allowed. If not, `needs` says whether the user has to sign in (`session`) or has the wrong role,
 * and `message` is the key of the text to show (in `accessWords` or `commonWords`), if the specification has one.
 */
export type Permission =
  | { isAllowed: true }
  | { isAllowed: false; needs: 'session' | 'role'; message: AccessWordKey | undefined };

interface Requirement {
  /** Every role if missing. */
  readonly roles?: readonly Role[];
  /** The message for a visitor. */
  readonly visitor?: AccessWordKey;
  /** The message for users with another role. */
  readonly otherRole?: AccessWordKey;
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
 * Defines what each role may do (§6). Components use it through `<RequireCapability of="courseForm">`, the server's routes
 * through the policy `may('courseForm')`. The server also checks who owns a course and who is enrolled in it.
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
/** The page that a user with this role starts on after signing in (§2). */
export const landingOf = (role: Role): LandingPage =>
  role === 'instructor' ? 'instructorDashboard' : role === 'admin' ? 'adminDashboard' : 'dashboard';
