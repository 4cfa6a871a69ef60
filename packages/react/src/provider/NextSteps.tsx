import { cartWords } from '@lectern/sdk/words';
import { useLectern } from './context.ts';

/** Three things to do where a learner has nothing yet: see all courses, the free ones, or go on with their own. */
export function NextSteps() {
  const { t, Link, paths } = useLectern('NextSteps', cartWords);
  return (
    <div className="lectern-empty-note-actions">
      <Link href={paths.courses} className="lectern-button" data-variant="primary">
        {t('wishlist.browse')}
      </Link>
      <Link href={`${paths.courses}?price=free`} className="lectern-button" data-variant="secondary">
        {t('wishlist.free')}
      </Link>
      <Link href={paths.dashboard} className="lectern-button" data-variant="quiet">
        {t('wishlist.goOn')}
      </Link>
    </div>
  );
}
