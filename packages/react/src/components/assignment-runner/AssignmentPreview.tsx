import { assignmentWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AssignmentBrief } from './AssignmentBrief.tsx';

interface AssignmentPreviewProps {
  contentUrl: string | undefined;
  children: ReactNode;
}

/** An assignment as learners see it, with a disabled form. */
export function AssignmentPreview({ contentUrl, children }: AssignmentPreviewProps) {
  const { t } = useLectern('AssignmentPreview', assignmentWords);
  return (
    <div className="lectern-assignment-runner">
      {children}
      <AssignmentBrief url={contentUrl} />
      <div className="lectern-assignment-runner-form">
        <TextArea label={t('assignment.text')} disabled />
        <Field label={t('assignment.url')} hint={t('assignment.urlHint')} disabled />
        <p className="lectern-field-hint">{t('assignment.needed')}</p>
        <div className="lectern-dialog-actions">
          <Button variant="primary" disabled>
            {t('assignment.submit')}
          </Button>
        </div>
      </div>
    </div>
  );
}
