import { lectureFormWords } from '@lectern/sdk/words';
import { useDeferredValue, useId, useState } from 'react';
import { type RichTextProps, useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import type { Late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLecture } from '../text-lecture/index.ts';

interface TextContentFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** The text of a lecture: in the host's editor if it passed one, else as HTML with a preview. */
export function TextContentField(field: TextContentFieldProps) {
  const { richText } = useLectern('LectureForm');
  return richText ? <RichTextField {...field} richText={richText} /> : <HtmlField {...field} />;
}

/** The text in the host's editor. Where that can't be loaded, the text can be written as HTML, and the editor tried again. */
function RichTextField({ richText, ...field }: TextContentFieldProps & { richText: Late<RichTextProps> }) {
  const { t } = useLectern('LectureForm', lectureFormWords);
  // The editor never takes the place of a field in use by itself.
  const [isWanted, setWanted] = useState(true);
  /** What was written as HTML meanwhile. */
  const [html, setHtml] = useState(field.defaultValue);
  const { Part: Editor } = richText.usePart({
    isWanted,
    onFailure: () => {
      setWanted(false);
    },
  });
  if (Editor) {
    return <Editor {...field} defaultValue={html} label={t('lectureForm.text')} hint={t('lectureForm.richTextHint')} />;
  }
  if (isWanted) return <EditorSkeleton {...field} defaultValue={html} />;
  return (
    <>
      <div role="alert" className="lectern-content-manager-text-failed">
        <p>{t('lectureForm.richTextFailed')}</p>
        <Button onClick={() => setWanted(true)}>{t('error.retry')}</Button>
      </div>
      <HtmlField {...field} defaultValue={html} onChange={setHtml} />
    </>
  );
}

/** The text as HTML beside a preview of what learners will see, sanitized as everywhere. */
function HtmlField({ onChange, ...field }: TextContentFieldProps & { onChange?: (html: string) => void }) {
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
        onChange={({ currentTarget }) => {
          setHtml(currentTarget.value);
          onChange?.(currentTarget.value);
        }}
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
