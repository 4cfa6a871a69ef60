import { useEffect, useRef, useState } from 'react';
import type { QuestionFormValues } from '../../hooks/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { optionName, rightName } from './readQuestion.ts';

/** §5: never fewer options. */
const FEWEST = 2;

interface OptionFieldsProps {
  begin: QuestionFormValues['options'];
  error: string | undefined;
  errorOf: (key: number) => string | undefined;
  /** One was added or removed, which is no input. */
  onChange: () => void;
}

/** The options of a multiple choice; several may be right. */
export function OptionFields({ begin, error, errorOf, onChange }: OptionFieldsProps) {
  const { t } = useLectern('QuizCreator');
  const [keys, setKeys] = useState(() => Array.from({ length: Math.max(FEWEST, begin.length) }, (_, key) => key));
  const list = useRef<HTMLFieldSetElement>(null);
  const added = useRef<number>(undefined);
  useEffect(() => {
    if (added.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[name="${optionName(added.current)}"]`)?.focus();
    added.current = undefined;
  });
  // Once its fields are there, or gone.
  const told = useRef(keys);
  useEffect(() => {
    if (told.current !== keys) onChange();
    told.current = keys;
  }, [keys, onChange]);
  const focusOn = (key: number | undefined) => {
    added.current = key;
  };
  return (
    <fieldset ref={list} className="lectern-quiz-creator-options">
      <legend className="lectern-field-label">{t('quizCreator.options')}</legend>
      <p className="lectern-field-hint">{t('quizCreator.optionsHint')}</p>
      {keys.map((key, index) => {
        const number = index + 1;
        const problem = errorOf(key);
        const errorId = `${optionName(key)}-error`;
        return (
          <div key={key} className="lectern-quiz-creator-option" data-invalid={problem ? true : undefined}>
            <input
              type="checkbox"
              name={rightName(key)}
              value="true"
              defaultChecked={begin[key]?.isCorrect}
              aria-label={t('quizCreator.optionCorrect', { number })}
            />
            <input
              className="lectern-input"
              name={optionName(key)}
              defaultValue={begin[key]?.text}
              autoComplete="off"
              aria-label={t('quizCreator.option', { number })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? errorId : undefined}
            />
            {keys.length > FEWEST && (
              <button
                type="button"
                className="lectern-icon-button"
                aria-label={t('quizCreator.removeOption', { number })}
                onClick={() => {
                  const left = keys.filter((one) => one !== key);
                  focusOn(left[Math.min(index, left.length - 1)]);
                  setKeys(left);
                }}
              >
                <Icon name="close" />
              </button>
            )}
            {problem && (
              <p className="lectern-field-error" id={errorId}>
                {problem}
              </p>
            )}
          </div>
        );
      })}
      {error && (
        <p role="alert" className="lectern-field-error">
          {error}
        </p>
      )}
      <Button
        size="small"
        onClick={() => {
          const key = Math.max(...keys) + 1;
          focusOn(key);
          setKeys([...keys, key]);
        }}
      >
        {t('quizCreator.addOption')}
      </Button>
    </fieldset>
  );
}
