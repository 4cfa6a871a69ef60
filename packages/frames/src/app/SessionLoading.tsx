import { LoadingStatus, Skeleton, useLectern } from '@lectern/react';

/** Stands in for a view until the frame knows whether someone is signed in. */
export function SessionLoading() {
  const { t } = useLectern('SessionLoading');
  return (
    <div className="frame-waiting">
      <LoadingStatus label={t('auth.loading')} />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  );
}
