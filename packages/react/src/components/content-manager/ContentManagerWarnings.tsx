import { forwardRef } from 'react';
import type { RootProps } from '../../ui/definePart.tsx';
import { ContentWarnings } from '../content-warnings/index.ts';
import { useContentManagerContext } from './context.ts';

/** Warns about content that learners would miss; renders nothing if there is none. */
export const ContentManagerWarnings = forwardRef<HTMLElement, RootProps<'section'>>(
  function ContentManagerWarnings(props, ref) {
    const { course, state } = useContentManagerContext('ContentManagerWarnings');
    return (
      <ContentWarnings
        {...props}
        ref={ref}
        sections={state.sections}
        isPublished={course.status === 'published'}
        isPaid={course.price > 0}
      />
    );
  },
);
