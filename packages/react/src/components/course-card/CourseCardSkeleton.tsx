import { forwardRef } from 'react';
import type { RootProps } from '../../ui/definePart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCardRoot } from './CourseCardRoot.tsx';
import { CourseCardBody, CourseCardCover } from './layoutParts.tsx';

/** A card that is still loading, at the size of a card. */
export const CourseCardSkeleton = forwardRef<HTMLElement, RootProps<'article'>>(
  function CourseCardSkeleton(props, ref) {
    return (
      <CourseCardRoot ref={ref} aria-hidden="true" {...props} state="loading">
        <CourseCardCover>
          <Skeleton shape="box" />
        </CourseCardCover>
        <CourseCardBody>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </CourseCardBody>
      </CourseCardRoot>
    );
  },
);
