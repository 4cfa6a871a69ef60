import { useEffect, useId, useRef, useState } from 'react';
import type { QuestionFormValues } from '../../hooks/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { type ParsedQuestions, parseQuestions } from './parseQuestions.ts';

interface CsvImportProps {
  /** Takes those that are not in the quiz yet; how many were added, and how many were there already. */
  onImport: (questions: readonly QuestionFormValues[]) => Imported | Promise<Imported>;
}

interface Imported {
  added: number;
  known: number;
}

type ImportReport = Imported & Pick<ParsedQuestions, 'problems'>;

/** Questions out of a spreadsheet: what fits is taken, and every other line says why not. */
export function CsvImport({ onImport }: CsvImportProps) {
  const { marketplace, t } = useLectern('QuizCreator');
  const id = useId();
  const [report, setReport] = useState<ImportReport>();
  const result = useRef<HTMLDivElement>(null);
  // The questions that were added have pushed it down, below the buttons at the foot of a dialog.
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
            // The same file may be chosen again, once it is mended.
            currentTarget.value = '';
            if (!file) return;
            const parsed = parseQuestions(await file.text(), (given) =>
              marketplace.rules.questionDraft.safeParse(given),
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
