import type { Creator } from '@lectern/sdk';
import { instructorWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useInstructor } from '../../hooks/catalogue/useInstructor.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadError } from '../load-error/index.ts';
import * as parts from './cardParts.tsx';
import { InstructorCardProvider } from './context.ts';
import { InstructorCardSkeleton } from './InstructorCardSkeleton.tsx';

interface CommonProps extends RootProps<'div'> {
  /** The level of the name's heading in the page; at level 1 the name is no link to the profile. @default 3 */
  headingLevel?: 1 | 2 | 3;
  /** Without children the card has its usual parts. */
  children?: ReactNode;
}
export type InstructorCardProps = CommonProps &
  (
    | {
        /** The instructor, as a course's `creatorId`. */
        creator: Creator;
        instructorId?: never;
      }
    | {
        creator?: never;
        /** The id of the instructor to load. */
        instructorId: string;
      }
  );

const Root = createRoot('div', 'lectern-instructor-card');

const InstructorCardRoot = forwardRef<HTMLDivElement, InstructorCardProps>(function InstructorCard(
  { creator, instructorId, headingLevel = 3, children, ...props },
  ref,
) {
  return creator ? (
    <Root ref={ref} {...props} state="ready">
      <InstructorCardProvider value={{ creator, headingLevel }}>{children ?? <UsualParts />}</InstructorCardProvider>
    </Root>
  ) : (
    <LoadedCard ref={ref} {...props} instructorId={instructorId} headingLevel={headingLevel}>
      {children}
    </LoadedCard>
  );
});

const LoadedCard = forwardRef<HTMLDivElement, CommonProps & { instructorId: string; headingLevel: 1 | 2 | 3 }>(
  function LoadedCard({ instructorId, headingLevel, children, ...props }, ref) {
    const { t } = useLectern('InstructorCard', instructorWords);
    const { data, error, refetch } = useInstructor(instructorId);
    return (
      <Root ref={ref} {...props} state={data ? 'ready' : error ? 'error' : 'loading'}>
        {data ? (
          <InstructorCardProvider value={{ creator: data.instructor, headingLevel }}>
            {children ?? <UsualParts />}
          </InstructorCardProvider>
        ) : error ? (
          <LoadError error={error} fallback={t('instructors.getFailed')} onRetry={refetch} />
        ) : (
          <InstructorCardSkeleton />
        )}
      </Root>
    );
  },
);

const UsualParts = () => (
  <>
    <parts.InstructorCardAvatar />
    <parts.InstructorCardText>
      <parts.InstructorCardName />
      <parts.InstructorCardHeadline />
      <parts.InstructorCardStats />
      <parts.InstructorCardBio />
    </parts.InstructorCardText>
  </>
);

/** An instructor: picture, name, headline, numbers and bio. */
export const InstructorCard = Object.assign(InstructorCardRoot, {
  Avatar: parts.InstructorCardAvatar,
  Text: parts.InstructorCardText,
  Name: parts.InstructorCardName,
  Headline: parts.InstructorCardHeadline,
  Stats: parts.InstructorCardStats,
  Bio: parts.InstructorCardBio,
});
