import { type PartnerScope, type Role, role } from '@lectern/sdk/api';
import { type Capability, permission } from '@lectern/sdk/rules';
import { problems } from './problems.ts';

/** Who makes the call, with the role that the database has now. */
export interface Actor {
  id: string;
  role: Role;
  /** Of the token: whoever changes it meanwhile has ended this session. Missing on partners' pages. */
  tokenVersion?: number | undefined;
  /** The sign-in that the token comes from; tokens issued before sign-ins had ids have none. */
  signInId?: string | undefined;
  /** A position in the log that has all that they have written; missing where it is not known. */
  lastWrite?: bigint | undefined;
  /** An admin who needs a second factor and has none yet: a learner until then. */
  isHeldBack?: boolean;
  /** On a partner's page: whose page it is, and what it may do there. */
  partner?: { id: string; scopes: readonly PartnerScope[] } | undefined;
}

/** A partner's server: nobody's session, and no person. */
export interface PartnerServer {
  partnerId: string;
}

/** Whose unpublished courses the actor may see. On partners' pages authors are learners. */
export const authorIdOf = (actor: Actor | undefined): string | undefined => (actor?.partner ? undefined : actor?.id);

/** Who may call a route. What the response contains for them is decided by the handler. */
export interface Policy<A extends Admitted = Admitted> {
  readonly name: string;
  /** Returns who calls for the handler, or throws a refusal. A server is nobody where a person is meant. */
  readonly admit: (actor: Actor | undefined, server?: PartnerServer) => A;
}

/** Whom a policy may admit. */
export type Admitted = Actor | PartnerServer | undefined;

/** Everyone, signed in or not. A token that is sent must be valid nevertheless. */
export const anyone: Policy<Actor | undefined> = { name: 'anyone', admit: (actor) => actor };

export const signedIn: Policy<Actor> = {
  name: 'signedIn',
  admit(actor) {
    if (!actor) throw problems.unauthenticated();
    return actor;
  },
};

/** Signed in with a role that has this capability. */
export function may(capability: Exclude<Capability, 'browse'>): Policy<Actor> {
  const roles = role.options.filter((one) => permission(one, capability).isAllowed);
  return {
    name: `role(${roles.join(', ')})`,
    admit(given) {
      const actor = signedIn.admit(given);
      if (!roles.includes(actor.role)) {
        throw actor.isHeldBack && roles.includes('admin') ? problems.secondFactorMissing() : problems.forbidden();
      }
      return actor;
    },
  };
}

/** A partner's server, by its API key. Such a route reads no session. */
export const partnerServer: Policy<PartnerServer> = {
  name: 'partnerServer',
  admit(_, server) {
    if (!server) throw problems.invalidApiKey('missing');
    return server;
  },
};
