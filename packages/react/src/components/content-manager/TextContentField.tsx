import { Component, type ReactNode, Suspense, useDeferredValue, useId, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLecture } from '../text-lecture/index.ts';

interface TextContentFieldProps {
  defaultValue: string;
  error: string | undefined;
}

/** The text of a lecture: in the host's editor where it has chosen one, as HTML with a preview where not. */
export function TextContentField({ defaultValue, error }: TextContentFieldProps) {
  const { t, richText: RichText } = useLectern('LectureForm');
  const asHtml = <HtmlField defaultValue={defaultValue} error={error} />;
  if (!RichText) return asHtml;
  return (
    <Otherwise then={asHtml}>
      <Suspense fallback={<EditorSkeleton defaultValue={defaultValue} />}>
        <RichText
          label={t('lectureForm.text')}
          name="textContent"
          defaultValue={defaultValue}
          hint={t('lectureForm.richTextHint')}
          error={error}
        />
      </Suspense>
    </Otherwise>
  );
}

/** The text as HTML beside what learners will see of it: cleaned, as everywhere. */
function HtmlField({ defaultValue, error }: TextContentFieldProps) {
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

/** The editor is on its way. What the lecture has stays part of the form. */
function EditorSkeleton({ defaultValue }: { defaultValue: string }) {
  const { t } = useLectern('LectureForm');
  return (
    <div className="lectern-content-text-loading">
      <input type="hidden" name="textContent" value={defaultValue} />
      <LoadingStatus label={t('lectureForm.richTextLoading')} />
      <Skeleton shape="box" />
    </div>
  );
}

/** An editor that cannot be loaded must not keep anybody from writing. */
class Otherwise extends Component<{ then: ReactNode; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.then : this.props.children;
  }
}
