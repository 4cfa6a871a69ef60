import { useLayoutEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Sanitize = (html: string) => DocumentFragment;

/** A text lecture at a readable measure. It is cleaned here again, by another parser than the server's. */
export function TextLecture({ html }: { html: string }) {
  const { t } = useLectern('CoursePlayer');
  const body = useRef<HTMLDivElement>(null);
  const [sanitize, setSanitize] = useState<{ run: Sanitize }>();
  const [isFailed, setFailed] = useState(false);

  useLayoutEffect(() => {
    if (sanitize) {
      body.current?.replaceChildren(sanitize.run(html));
      return;
    }
    let isGone = false;
    import('./sanitizeLecture.ts').then(
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
      <div ref={body} className="lectern-prose" hidden={!sanitize} />
    </>
  );
}
