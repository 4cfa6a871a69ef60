import { useId, useState } from 'react';
import type { WrittenQuestion } from '../../hooks/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { type ParsedQuestions, parseQuestions } from './parseQuestions.ts';

/** Questions out of a spreadsheet: what fits is taken, and every other line says why not. */
export function CsvImport({ onImport }: { onImport: (questions: readonly WrittenQuestion[]) => void }) {
  const { marketplace, t } = useLectern('QuizCreator');
  const id = useId();
  const [report, setReport] = useState<ParsedQuestions>();
  return (
    <div className="lectern-quiz-creator-import">
      <label className="lectern-button lectern-content-choose" data-variant="secondary" data-size="small">
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
            onImport(parsed.questions);
            setReport(parsed);
          }}
        />
      </label>
      <p className="lectern-field-hint" id={id}>
        {t('quizCreator.importHint')}
      </p>
      <div role="status">
        {report && (
          <>
            <p>{t.plural('quizCreator.imported', report.questions.length)}</p>
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
