import { useLectern } from '../../provider/context.ts';

/** Where the assignment is described. */
export function AssignmentBrief({ url }: { url: string | undefined }) {
  const { t } = useLectern('AssignmentRunner');
  if (!url) return null;
  return (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer" className="lectern-button">
        {t('assignment.brief')}
      </a>
    </p>
  );
}
