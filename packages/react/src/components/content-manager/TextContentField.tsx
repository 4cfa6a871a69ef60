import { useDeferredValue, useId, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLecture } from '../text-lecture/index.ts';

/** The text of a lecture beside what learners will see of it: cleaned, as everywhere. */
export function TextContentField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  const { t } = useLectern('LectureForm');
  const [html, setHtml] = useState(defaultValue);
  // Cleaning a long text must not hold up the next key.
  const shown = useDeferredValue(html);
  const id = useId();
  return (
    <div className="lectern-content-text">
      <TextArea
        label={t('lectureForm.text')}
        name="textContent"
        rows={10}
        defaultValue={defaultValue}
        onChange={(event) => setHtml(event.currentTarget.value)}
        hint={t('lectureForm.textHint')}
        error={error}
      />
      <section aria-labelledby={id} className="lectern-content-text-preview">
        <h3 id={id} className="lectern-field-label">
          {t('lectureForm.textPreview')}
        </h3>
        <TextLecture html={shown} />
      </section>
    </div>
  );
}
