import { canExplain } from '@lectern/sdk/rules';
import { quizCreatorWords } from '@lectern/sdk/words';
import { useContext } from 'react';
import { useLectern } from '../../provider/context.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { QuizSections } from './context.ts';

interface ExplainedInFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** Which video or text of the course explains a question. What it names is kept where the course isn't known. */
export function ExplainedInField({ name, defaultValue, error }: ExplainedInFieldProps) {
  const { t } = useLectern('QuizCreator', quizCreatorWords);
  const sections = useContext(QuizSections);
  const groups = (sections ?? []).map(({ _id, title, lectures }) => ({
    key: _id,
    label: title,
    options: lectures.filter(canExplain).map((lecture) => ({ value: lecture._id, label: lecture.title })),
  }));
  const filled = groups.filter(({ options }) => options.length > 0);
  if (filled.length === 0) return <input type="hidden" name={name} defaultValue={defaultValue} />;
  return (
    <SelectField
      name={name}
      defaultValue={defaultValue}
      error={error}
      label={t('quizCreator.explainedIn')}
      hint={t('quizCreator.explainedInHint')}
      options={[{ value: '', label: t('quizCreator.explainedInNone') }, ...filled]}
    />
  );
}
