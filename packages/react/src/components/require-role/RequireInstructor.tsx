import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { RequireRole } from './RequireRole.tsx';

const instructors = ['instructor'] as const;

/** Shows its content to instructors; others get a notice and their dashboard. */
export function RequireInstructor({ children }: { children: ReactNode }) {
  const { marketplace, paths, t } = useLectern('RequireInstructor');
  const title = t('notice.accessDenied.title');
  const message = t('contentManager.instructorOnly');
  return (
    <RequireRole
      roles={instructors}
      fallback={paths.dashboard}
      onRefuse={(needs) => needs === 'role' && marketplace.notices.show({ type: 'error', title, message })}
    >
      {children}
    </RequireRole>
  );
}
