import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import type { UploadLimits } from '../../uploads/quota.ts';
import { version } from '../../version.ts';
import { checkAll } from './checks.ts';

export function statusRoutes(services: Services, { inParts }: Pick<UploadLimits, 'inParts'>): Route[] {
  const startedAt = new Date().toISOString();
  return [
    route(endpoints.status.get, may('adminDashboard'), async ({ request }) => ({
      status: {
        version: version(),
        node: process.version,
        database: services.operations.databaseKind,
        startedAt,
        parts: await checkAll(services, services.files.originOf(request), inParts),
        checkedAt: new Date().toISOString(),
      },
    })),
  ];
}
