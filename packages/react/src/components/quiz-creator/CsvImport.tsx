import { questionDraft, validatorOf } from '@lectern/sdk/forms';
import { quizCreatorWords } from '@lectern/sdk/words';
import { useEffect, useId, useRef, useState } from 'react';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { type ParsedQuestions, parseQuestions } from './parseQuestions.ts';

interface CsvImportProps {
  /** Adds the questions that are not in the quiz yet; returns how many were added and how many were already there. */
  onImport: (questions: readonly QuestionFormValues[]) => Imported | Promise<Imported>;
}

interface Imported {
  added: number;
  known: number;
}

type ImportReport = Imported & Pick<ParsedQuestions, 'problems'>;

/** Imports questions from a CSV file, with a report of each invalid line. */
export function CsvImport({ onImport }: CsvImportProps) {
  const { marketplace, t } = useLectern('QuizCreator', quizCreatorWords);
  const id = useId();
  const [report, setReport] = useState<ImportReport>();
  const result = useRef<HTMLDivElement>(null);
  // The added questions have moved it down, behind the footer of a dialog.
  useEffect(() => {
    if (report) result.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  return (
    <div className="lectern-quiz-creator-import">
      <label className="lectern-button lectern-file-picker-button" data-variant="secondary" data-size="small">
        {t('quizCreator.import')}
        <input
          type="file"
          className="lectern-visually-hidden"
          accept=".csv,text/csv"
          aria-describedby={id}
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be chosen again after it is corrected.
            currentTarget.value = '';
            if (!file) return;
            const parsed = parseQuestions(await file.text(), (given) =>
              validatorOf(marketplace, questionDraft).safeParse(given),
            );
            setReport({ ...(await onImport(parsed.questions)), problems: parsed.problems });
          }}
        />
      </label>
      <p className="lectern-field-hint" id={id}>
        {t('quizCreator.importHint')}
      </p>
      <div ref={result} role="status">
        {report && (
          <>
            <p>{t.plural('quizCreator.imported', report.added)}</p>
            {report.known > 0 && <p>{t.plural('quizCreator.importKnown', report.known)}</p>}
            {report.problems.length > 0 && (
              <ul>
                {report.problems.map(({ line, message }) => (
                  <li key={line}>{t('quizCreator.importLine', { line, message })}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}
