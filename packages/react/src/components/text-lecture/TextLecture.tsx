import { useLayoutEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Sanitize = (html: string) => DocumentFragment;

const load = () => import('./sanitizeLecture.ts');

/** Fetches what a text lecture needs, so that one stays readable without a connection. */
export function preloadTextLecture() {
  // A failure shows where the text should be.
  load().catch(() => {});
}

export interface TextLectureProps {
  html: string;
}

/** A text lecture at a readable measure. It is cleaned here again, by another parser than the server's. */
export function TextLecture({ html }: TextLectureProps) {
  const { t } = useLectern('TextLecture');
  const body = useRef<HTMLDivElement>(null);
  const [sanitize, setSanitize] = useState<{ run: Sanitize }>();
  const [isFailed, setFailed] = useState(false);

  useLayoutEffect(() => {
    if (sanitize) {
      body.current?.replaceChildren(withLineBreaks(sanitize.run(html)));
      return;
    }
    let isGone = false;
    load().then(
      (module) => !isGone && setSanitize({ run: module.sanitizeLecture }),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [html, sanitize]);

  if (isFailed)
    return <ErrorNote message={t('error.network')} retryLabel={t('error.retry')} onRetry={() => setFailed(false)} />;
  return (
    <>
      {!sanitize && (
        <div className="lectern-prose">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <div ref={body} dir="auto" className="lectern-prose" hidden={!sanitize} />
    </>
  );
}

/** Text that was written without markup, such as the task of an assignment, with its line breaks as `<br>`. */
function withLineBreaks(content: DocumentFragment): DocumentFragment {
  if (content.childElementCount > 0) return content;
  const [first = '', ...lines] = (content.textContent ?? '').split(/\r?\n/);
  content.replaceChildren(first, ...lines.flatMap((line) => [document.createElement('br'), line]));
  return content;
}
