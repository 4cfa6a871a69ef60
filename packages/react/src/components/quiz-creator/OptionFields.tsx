import { quizCreatorWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { correctName, optionName } from './questionFields.ts';

/** The fewest options of a question (§5). */
const MIN_OPTIONS = 2;

interface OptionFieldsProps {
  initialOptions: QuestionFormValues['options'];
  error: string | undefined;
  errorOf: (key: number) => string | undefined;
  /** Called after an option is added or removed, which fires no input event. */
  onChange: () => void;
}

/** The options of a multiple-choice question; several can be correct. */
export function OptionFields({ initialOptions, error, errorOf, onChange }: OptionFieldsProps) {
  const { t } = useLectern('QuizCreator', quizCreatorWords);
  const [keys, setKeys] = useState(() =>
    Array.from({ length: Math.max(MIN_OPTIONS, initialOptions.length) }, (_, key) => key),
  );
  const list = useRef<HTMLFieldSetElement>(null);
  const focusKey = useRef<number>(undefined);
  useEffect(() => {
    if (focusKey.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[name="${optionName(focusKey.current)}"]`)?.focus();
    focusKey.current = undefined;
  });
  // After the fields are rendered or removed.
  const reported = useRef(keys);
  useEffect(() => {
    if (reported.current !== keys) onChange();
    reported.current = keys;
  }, [keys, onChange]);
  const focusOn = (key: number | undefined) => {
    focusKey.current = key;
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
              name={correctName(key)}
              value="true"
              defaultChecked={initialOptions[key]?.isCorrect}
              aria-label={t('quizCreator.optionCorrect', { number })}
            />
            <input
              className="lectern-input"
              name={optionName(key)}
              defaultValue={initialOptions[key]?.text}
              autoComplete="off"
              aria-label={t('quizCreator.option', { number })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? errorId : undefined}
            />
            {keys.length > MIN_OPTIONS && (
              <button
                type="button"
                className="lectern-icon-button"
                aria-label={t('quizCreator.removeOption', { number })}
                onClick={() => {
                  const remaining = keys.filter((other) => other !== key);
                  focusOn(remaining[Math.min(index, remaining.length - 1)]);
                  setKeys(remaining);
                }}
              >
                <Icon shape={icons.close} />
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
