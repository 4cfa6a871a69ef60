import { type AuthoredSection, contentWarnings } from '@lectern/sdk';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface ContentWarningsProps {
  sections: readonly AuthoredSection[];
  /** Whether the course is published already, which changes the heading. */
  isPublished?: boolean;
}

/** What learners would miss in a course. It never prevents publishing; nothing is shown where all is well. */
export function ContentWarnings({ sections, isPublished = false }: ContentWarningsProps) {
  const { marketplace, t } = useLectern('ContentWarnings');
  const titleId = useId();
  const warnings = contentWarnings(sections);
  if (warnings.length === 0) return null;
  const list = new Intl.ListFormat(marketplace.locale, { type: 'conjunction' });
  return (
    <section className="lectern-content-warnings" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Icon name="warning" />
        {t(isPublished ? 'contentWarnings.publishedTitle' : 'contentWarnings.title')}
      </h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.kind}>
            {warning.kind === 'emptyCourse'
              ? t('contentWarnings.emptyCourse')
              : t.plural(`contentWarnings.${warning.kind}`, warning.titles.length, {
                  titles: list.format(warning.titles.map((title) => `"${title}"`)),
                })}
          </li>
        ))}
      </ul>
    </section>
  );
}
