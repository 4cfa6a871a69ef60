import type { MessageKey } from '../messages/keys.ts';
import type { Role } from '../schemas/user.ts';

/** What one can want to do (§6). */
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
 * Whether somebody may. If not: do they have to sign in first, or is it not for their role? `message` is the key of the
 * sentence that says so (one of `words`), where §6 or §8 has one.
 */
export type Permission =
  | { isAllowed: true }
  | { isAllowed: false; needs: 'session' | 'role'; message: MessageKey | undefined };

interface Requirement {
  /** Missing: every role. */
  readonly roles?: readonly Role[];
  readonly visitor?: MessageKey;
  readonly role?: MessageKey;
}

const instructorOnly: readonly Role[] = ['instructor'];
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
  courseForm: { roles: instructorOnly, role: 'courseForm.instructorOnly' },
  contentManager: { roles: instructorOnly, role: 'contentManager.instructorOnly' },
  adminDashboard: { roles: ['admin'] },
};

/**
 * What §6 says of a role; `undefined` is a visitor. Owning a course and being enrolled are the server's to know: it
 * answers for `enroll`, `review`, `learning`, `courseForm` and `contentManager` once more.
 */
export function permission(role: Role | undefined, capability: Capability): Permission {
  if (capability === 'browse') return { isAllowed: true };
  const requirement = requirements[capability];
  if (!role) return { isAllowed: false, needs: 'session', message: requirement.visitor };
  if (requirement.roles && !requirement.roles.includes(role)) {
    return { isAllowed: false, needs: 'role', message: requirement.role };
  }
  return { isAllowed: true };
}

/** Where a role lands after signing in (§2). */
export type HomeOf = 'instructorDashboard' | 'adminDashboard' | 'dashboard';
/** Where somebody of a role lands after signing in (§2). */
export const landingOf = (role: Role): HomeOf =>
  role === 'instructor' ? 'instructorDashboard' : role === 'admin' ? 'adminDashboard' : 'dashboard';
