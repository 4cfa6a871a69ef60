import { type AuthoredSection, contentWarnings } from '@lectern/sdk/rules';
import { contentWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface ContentWarningsProps extends RootProps<'section'> {
  /** The content of a course, as its instructor gets it. */
  sections: readonly AuthoredSection[];
  /** Whether the course is published already, which changes the heading. @default false */
  isPublished?: boolean;
  /** Whether the course costs something: without a lecture it can't be bought. @default false */
  isPaid?: boolean;
}

const Root = createRoot('section', 'lectern-content-warnings');

/** What is missing in a course's content. It never prevents publishing. Renders nothing without a warning. */
export const ContentWarnings = forwardRef<HTMLElement, ContentWarningsProps>(function ContentWarnings(
  { sections, isPublished = false, isPaid = false, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('ContentWarnings', contentWords);
  const titleId = useId();
  const warnings = contentWarnings(sections);
  if (warnings.length === 0) return null;
  const list = new Intl.ListFormat(marketplace.locale, { type: 'conjunction' });
  return (
    <Root ref={ref} aria-labelledby={titleId} {...props} state="ready">
      <h3 id={titleId}>
        <Icon shape={icons.warning} />
        {t(isPublished ? 'contentWarnings.publishedTitle' : 'contentWarnings.title')}
      </h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.kind}>
            {warning.kind === 'emptyCourse'
              ? t(isPaid ? 'contentWarnings.comingSoon' : 'contentWarnings.emptyCourse')
              : t.plural(`contentWarnings.${warning.kind}`, warning.titles.length, {
                  titles: list.format(warning.titles.map((title) => `"${title}"`)),
                })}
          </li>
        ))}
      </ul>
    </Root>
  );
});
