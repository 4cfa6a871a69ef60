import type { Course } from '@lectern/sdk';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { opensElsewhere } from '../../provider/StepLink.tsx';
import { compose, cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useSampleAreaContext } from './context.ts';

export interface SampleAreaLinkProps extends RootProps<'a'> {
  /** The course whose free lesson it opens. */
  course: Pick<Course, '_id' | 'title'>;
}

/** Free lesson: opens it in a dialog. Without a script it leads to the course's page, which has the lesson too. */
export const SampleAreaLink = forwardRef<HTMLAnchorElement, SampleAreaLinkProps>(function SampleAreaLink(
  { course, className, onClick, ...props },
  ref,
) {
  const { paths, t } = useLectern('SampleAreaLink', catalogueWords);
  const { open } = useSampleAreaContext('SampleAreaLink');
  return (
    <HostLink
      ref={ref}
      href={paths.courseOverview(course._id)}
      aria-haspopup="dialog"
      aria-label={`${t('card.sample')}: ${course.title}`}
      {...props}
      onClick={compose(onClick, (event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        open(course._id, course.title);
      })}
      className={cx('lectern-sample-area-link', className)}
    >
      <Icon shape={icons.play} />
      {t('card.sample')}
    </HostLink>
  );
});
