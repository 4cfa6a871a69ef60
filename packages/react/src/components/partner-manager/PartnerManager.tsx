import { partnerWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { usePartnerManager } from '../../hooks/admin/usePartnerManager.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { PartnerManagerProvider } from './context.ts';
import * as parts from './parts.ts';

export interface PartnerManagerProps extends RootProps<'div'> {
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const ManagerRoot = createRoot('div', 'lectern-partner-manager');

const Root = forwardRef<HTMLDivElement, PartnerManagerProps>(function PartnerManager(props, ref) {
  const { t } = useLectern('PartnerManager', partnerWords);
  const guard = useAdminGuard(t('partners.adminOnly'));
  if (!guard) return <Manager ref={ref} {...props} />;
  return (
    <ManagerRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </ManagerRoot>
  );
});

const Manager = forwardRef<HTMLDivElement, PartnerManagerProps>(function Manager({ children, ...props }, ref) {
  const { t } = useLectern('PartnerManager', partnerWords);
  const manager = usePartnerManager();
  const { partners, error, reload } = manager;
  const state = partners ? (partners.length === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <ManagerRoot ref={ref} {...props} state={state}>
      <PartnerManagerProvider value={manager}>
        {partners ? (
          (children ?? (
            <>
              <parts.PartnerManagerHeader />
              <parts.PartnerManagerList />
              <parts.PartnerManagerStatus />
              <parts.PartnerManagerForm />
            </>
          ))
        ) : (
          <>
            <parts.PartnerManagerHeader />
            {error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : (
              <div className="lectern-partner-manager-list">
                <LoadingStatus label={t('partners.loading')} />
                {[1, 2].map((place) => (
                  <div key={place} className="lectern-partner-manager-row" aria-hidden="true">
                    <Skeleton shape="title" />
                    <Skeleton />
                    <Skeleton />
                  </div>
                ))}
              </div>
            )}
          </>
        )}
      </PartnerManagerProvider>
    </ManagerRoot>
  );
});

/** Registers partners, changes them, and revokes and restores their keys. Admins only. */
export const PartnerManager = Object.assign(Root, {
  Header: parts.PartnerManagerHeader,
  Status: parts.PartnerManagerStatus,
  List: parts.PartnerManagerList,
  Form: parts.PartnerManagerForm,
});
