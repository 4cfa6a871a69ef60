import { compareWords } from '@lectern/sdk/words';
import { useComparedCourses } from '../../hooks/catalogue/useComparedCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { CompareTable } from './CompareTable.tsx';

interface CompareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The comparison: a dialog, on phones the whole screen. */
export function CompareDialog({ open, onOpenChange }: CompareDialogProps) {
  const { portal, t } = useLectern('CompareDialog', compareWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('compare.title')}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-compare-area-dialog"
    >
      <Comparison onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** What is compared loads with the dialog. */
function Comparison({ onLeave }: { onLeave: () => void }) {
  const { t } = useLectern('CompareDialog', compareWords);
  const { courses, gone } = useComparedCourses();
  const isLoading = courses.some(({ course, error }) => !course && !error);
  return (
    <>
      <div role="status" className="lectern-compare-area-notes">
        {gone.map((title) => (
          <p key={title}>{t('compare.gone', { title })}</p>
        ))}
        {courses.length === 0 && <p>{t('compare.empty')}</p>}
      </div>
      {isLoading && <LoadingStatus label={t('compare.loading')} />}
      {courses.length > 0 && <CompareTable courses={courses} onLeave={onLeave} />}
    </>
  );
}
