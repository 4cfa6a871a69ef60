import { assignmentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

/** The link to the document that describes the assignment. */
export function AssignmentBrief({ url }: { url: string | undefined }) {
  const { t } = useLectern('AssignmentRunner', assignmentWords);
  if (!url) return null;
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="lectern-button lectern-button-flush"
        data-variant="quiet"
      >
        {t('assignment.brief')}
      </a>
    </p>
  );
}
