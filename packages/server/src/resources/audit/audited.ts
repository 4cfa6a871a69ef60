import { type Endpoint, endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../problems.ts';
import type { Route } from '../../route.ts';
import { recordAct } from './repository.ts';

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, row]) => [row as Endpoint, `${group}.${name}`] as const),
  ),
);

/** Whether an admin who makes this call acts for the marketplace, and not for themselves as everybody may. */
const isAct = (endpoint: Endpoint) =>
  endpoint === endpoints.account.remove || (endpoint.method !== 'GET' && /^\/(admin|instructor)\//.test(endpoint.path));

/** The same route, which records what admins do. */
export function audited(db: Db, route: Route): Route {
  if (!isAct(route.endpoint)) return route;
  const action = names.get(route.endpoint) ?? route.endpoint.path;
  return {
    ...route,
    async handle(context) {
      const { actor, input } = context;
      if (!actor || 'partnerId' in actor || (actor.role !== 'admin' && !actor.isHeldBack)) return route.handle(context);
      // The handlers of calls that write get a whole request.
      const { ip } = context.request as FastifyRequest;
      return recordAct(
        db,
        { actorId: actor.id, action, input, address: ip },
        () => route.handle(context),
        (error) => error instanceof Problem && error.status < 500,
      );
    },
  };
}
