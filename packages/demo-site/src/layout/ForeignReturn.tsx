import { EmptyNote, useLectern } from '@lectern/react';

/** The way back to another site, which this one does not have. A link leads there if the operator has registered it. */
export function ForeignReturn({ target }: { target: URL }) {
  const { t, Link, paths } = useLectern('ForeignReturn');
  const registered = document.querySelector<HTMLMetaElement>('meta[name="return-origin"]')?.content;
  const isRegistered = target.origin === registered;
  const site = target.host;
  return (
    <section>
      <h1>{isRegistered ? t('session.elsewhere.title', { site }) : t('session.elsewhere.unknownTitle')}</h1>
      <EmptyNote
        icon="info"
        message={isRegistered ? t('session.elsewhere.text', { site }) : t('session.elsewhere.unknownText')}
      >
        <div className="lectern-not-found-actions">
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

/** The other site that an address asks to return to; undefined for paths of this one and for what is no web page. */
export function foreignReturn(next: string | null): URL | undefined {
  const target = next === null ? null : URL.parse(next);
  return target && /^https?:$/.test(target.protocol) && target.origin !== window.location.origin ? target : undefined;
}
