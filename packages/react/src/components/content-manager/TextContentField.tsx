import { lectureFormWords } from '@lectern/sdk/words';
import { Component, type ReactNode, Suspense, useDeferredValue, useId, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLecture } from '../text-lecture/index.ts';

interface TextContentFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** The text of a lecture: in the host's editor if it passed one, else as HTML with a preview. */
export function TextContentField(field: TextContentFieldProps) {
  const { t, richText: RichText } = useLectern('LectureForm', lectureFormWords);
  const asHtml = <HtmlField {...field} />;
  if (!RichText) return asHtml;
  return (
    <EditorBoundary fallback={asHtml}>
      <Suspense fallback={<EditorSkeleton {...field} />}>
        <RichText {...field} label={t('lectureForm.text')} hint={t('lectureForm.richTextHint')} />
      </Suspense>
    </EditorBoundary>
  );
}

/** The text as HTML beside a preview of what learners will see, sanitized as everywhere. */
function HtmlField(field: TextContentFieldProps) {
  const { t } = useLectern('LectureForm', lectureFormWords);
  const [html, setHtml] = useState(field.defaultValue);
  // Sanitizing a long text must not block the next keystroke.
  const shown = useDeferredValue(html);
  const id = useId();
  return (
    <div className="lectern-content-manager-text">
      <TextArea
        {...field}
        label={t('lectureForm.text')}
        rows={10}
        onChange={(event) => setHtml(event.currentTarget.value)}
        hint={t('lectureForm.textHint')}
      />
      <section aria-labelledby={id} className="lectern-content-manager-text-preview">
        <h3 id={id} className="lectern-field-label">
          {t('lectureForm.textPreview')}
        </h3>
        <TextLecture html={shown} />
      </section>
    </div>
  );
}

/** Shown while the editor loads. The current text stays part of the form. */
function EditorSkeleton({ name, defaultValue }: TextContentFieldProps) {
  const { t } = useLectern('LectureForm', lectureFormWords);
  return (
    <div className="lectern-content-manager-text-loading">
      <input type="hidden" name={name} value={defaultValue} />
      <LoadingStatus label={t('lectureForm.richTextLoading')} />
      <Skeleton shape="box" />
    </div>
  );
}

/** Falls back to the HTML field if the editor cannot be loaded. */
class EditorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
