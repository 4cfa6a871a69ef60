import type { Role } from '@lectern/sdk/api';
import { problems } from './problems.ts';

/** The person who calls, as the database knows them now. */
export interface Actor {
  id: string;
  role: Role;
}

/** Who may call a route. What they may see of it is the handler's affair. */
export interface Policy<A extends Actor | undefined = Actor | undefined> {
  readonly name: string;
  /** Returns the actor as the handler gets it, or throws a refusal. */
  readonly admit: (actor: Actor | undefined) => A;
}

/** Everyone, signed in or not; a token that is sent must be good all the same. */
export const anyone: Policy<Actor | undefined> = { name: 'anyone', admit: (actor) => actor };

export const signedIn: Policy<Actor> = {
  name: 'signedIn',
  admit(actor) {
    if (!actor) throw problems.unauthenticated();
    return actor;
  },
};

/** Signed in with one of these roles. */
export function role(...roles: readonly Role[]): Policy<Actor> {
  return {
    name: `role(${roles.join(', ')})`,
    admit(given) {
      const actor = signedIn.admit(given);
      if (!roles.includes(actor.role)) throw problems.forbidden();
      return actor;
    },
  };
}
