import type { Work } from '@lectern/sdk';
import { workWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useWorks } from '../../hooks/catalogue/useWorks.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { WorkFigure } from './WorkFigure.tsx';

interface CommonProps extends Omit<RootProps<'ul'>, 'children'> {
  /** The content of each item. @default picture, title, caption and names */
  renderItem?: ((work: Work) => ReactNode) | undefined;
}
export type WorkGalleryProps = CommonProps &
  (
    | {
        /** The works, which are not loaded then. */
        works: readonly Work[];
        courseId?: never;
        limit?: never;
      }
    | {
        works?: never;
        /** The course whose works to load. @default all courses, which each work then names */
        courseId?: string | undefined;
        /** How many, up to 24. @default 12 */
        limit?: number | undefined;
      }
  );

const Root = createRoot('ul', 'lectern-work-gallery');

/**
 * What learners show of their assignments, newest first. Nothing without any, while they load, or if they cannot be
 * loaded: `useWorks` says whether there are some, for a heading above them.
 */
export const WorkGallery = forwardRef<HTMLUListElement, WorkGalleryProps>(function WorkGallery(
  { works, courseId, limit, ...props },
  ref,
) {
  return works ? (
    <Gallery ref={ref} {...props} works={works} />
  ) : (
    <LoadedGallery ref={ref} {...props} courseId={courseId} limit={limit} />
  );
});

type LoadedProps = CommonProps & { courseId: string | undefined; limit: number | undefined };

const LoadedGallery = forwardRef<HTMLUListElement, LoadedProps>(function LoadedGallery(
  { courseId, limit, ...props },
  ref,
) {
  const works = useWorks({ ...(courseId ? { courseId } : {}), ...(limit ? { limit } : {}) });
  return <Gallery ref={ref} {...props} works={works} isOfOneCourse={courseId !== undefined} />;
});

const Gallery = forwardRef<HTMLUListElement, CommonProps & { works: readonly Work[]; isOfOneCourse?: boolean }>(
  function Gallery({ works, isOfOneCourse = false, renderItem, ...props }, ref) {
    const { t } = useLectern('WorkGallery', workWords);
    if (works.length === 0) return null;
    return (
      <Root ref={ref} aria-label={t('work.list')} {...props} state="ready">
        {works.map((work) => (
          <li key={work._id} className="lectern-work-gallery-item">
            {renderItem?.(work) ?? <WorkFigure work={work} hasCourse={!isOfOneCourse} />}
          </li>
        ))}
      </Root>
    );
  },
);
