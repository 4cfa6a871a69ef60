import { forwardRef, useLayoutEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Sanitize = (html: string) => DocumentFragment;

const load = () => import('./sanitizeLecture.ts');

/** Loads the sanitizer ahead, so that a text lecture can be read offline. */
export function preloadTextLecture() {
  // TextLecture shows the failure.
  load().catch(() => {});
}

export interface TextLectureProps extends Omit<RootProps<'div'>, 'children'> {
  /** The lecture's HTML. It is sanitized here again, by another parser than the server's. */
  html: string;
}

const Root = createRoot('div', 'lectern-text-lecture');

/** A text lecture at a readable width. */
export const TextLecture = forwardRef<HTMLDivElement, TextLectureProps>(function TextLecture({ html, ...props }, ref) {
  const { t, sanitizeOnServer } = useLectern('TextLecture');
  const isHydrated = useHydrated();
  const body = useRef<HTMLDivElement>(null);
  const [sanitize, setSanitize] = useState<{ run: Sanitize }>();
  const [isFailed, setFailed] = useState(false);
  // What a server has rendered stays until the sanitizer is here: React leaves HTML that it hydrates alone.
  const [serverText] = useState(!isHydrated && sanitizeOnServer ? html : undefined);
  const isShown = sanitize !== undefined || serverText === html;
  const serverHtml = typeof window === 'undefined' && sanitizeOnServer ? sanitizeOnServer(html) : '';

  useLayoutEffect(() => {
    if (isFailed) return;
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
  }, [html, sanitize, isFailed]);

  return (
    <Root ref={ref} {...props} state={isShown ? 'ready' : isFailed ? 'error' : 'loading'}>
      {!isShown &&
        (isFailed ? (
          <ErrorNote message={t('error.network')} retryLabel={t('error.retry')} onRetry={() => setFailed(false)} />
        ) : (
          <div className="lectern-prose">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      <div
        ref={body}
        dir="auto"
        className="lectern-prose"
        hidden={!isShown}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: on a server alone, of what the host has sanitized.
        dangerouslySetInnerHTML={serverText === undefined ? undefined : { __html: serverHtml }}
      />
    </Root>
  );
});

/** Turns the line breaks of text without markup, such as an assignment's task, into `<br>`. */
function withLineBreaks(content: DocumentFragment): DocumentFragment {
  if (content.childElementCount > 0) return content;
  const [first = '', ...lines] = (content.textContent ?? '').split(/\r?\n/);
  content.replaceChildren(first, ...lines.flatMap((line) => [document.createElement('br'), line]));
  return content;
}
