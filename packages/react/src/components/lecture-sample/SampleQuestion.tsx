import type { Question } from '@lectern/sdk';
import { sampleWords } from '@lectern/sdk/words';
import type { FormEvent } from 'react';
import { useSampleAnswer } from '../../hooks/catalogue/useLectureSample.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { QuestionField } from '../question-field/index.ts';

/** The open question of a quiz, which the server grades. */
export function SampleQuestion({ lectureId, question }: { lectureId: string; question: Question }) {
  const { t } = useLectern('LectureSample', sampleWords);
  const { answer, setAnswer, check, isChecking, result, error } = useSampleAnswer(lectureId);
  return (
    <form
      className="lectern-lecture-sample-question"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        check();
      }}
    >
      <QuestionField
        question={question}
        number={1}
        total={1}
        answer={answer}
        onAnswer={(_, given) => setAnswer(typeof given === 'string' ? given : [...given])}
      />
      <div role="status" className="lectern-lecture-sample-result" data-correct={result?.isCorrect}>
        {result && (
          <>
            <p>
              <Icon shape={result.isCorrect ? icons.check : icons.close} />
              {t(result.isCorrect ? 'sample.right' : 'sample.wrong')}
            </p>
            {result.explanation && <p dir="auto">{result.explanation}</p>}
          </>
        )}
      </div>
      <FormError>{error}</FormError>
      <Button type="submit" isBusy={isChecking} busyLabel={t('sample.checking')}>
        {t('sample.check')}
      </Button>
    </form>
  );
}
