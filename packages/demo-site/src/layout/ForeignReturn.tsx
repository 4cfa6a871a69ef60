import { EmptyNote, icons, useLectern } from '@lectern/react';
import { sessionWords } from '@lectern/sdk/words';

/** Shown when the URL asks to return to another site. It links there only if the operator has registered that site. */
export function ForeignReturn({ target }: { target: URL }) {
  const { t, Link, paths } = useLectern('ForeignReturn', sessionWords);
  const registered = document.querySelector<HTMLMetaElement>('meta[name="return-origin"]')?.content;
  const isRegistered = target.origin === registered;
  const site = target.host;
  return (
    <section>
      <h1>{isRegistered ? t('session.elsewhere.title', { site }) : t('session.elsewhere.unknownTitle')}</h1>
      <EmptyNote
        icon={icons.info}
        message={isRegistered ? t('session.elsewhere.text', { site }) : t('session.elsewhere.unknownText')}
      >
        <div className="lectern-empty-note-actions">
          {isRegistered && (
            <a href={target.href} className="lectern-button" data-variant="primary">
              {t('session.elsewhere.back', { site })}
            </a>
          )}
          <Link href={paths.signIn()} className="lectern-button" data-variant={isRegistered ? 'quiet' : 'primary'}>
            {t('session.elsewhere.signIn')}
          </Link>
        </div>
      </EmptyNote>
    </section>
  );
}

/** The other site that `next` points to; undefined for paths of this site and for other protocols. */
export function foreignReturn(next: string | null): URL | undefined {
  const target = next === null ? null : URL.parse(next);
  return target && /^https?:$/.test(target.protocol) && target.origin !== window.location.origin ? target : undefined;
}
