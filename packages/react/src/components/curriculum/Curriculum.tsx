import { forwardRef, type ReactNode, useMemo } from 'react';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { CurriculumLecture } from './CurriculumLecture.tsx';
import { CurriculumSection } from './CurriculumSection.tsx';
import { CurriculumProvider, type CurriculumSectionContent } from './context.ts';

export interface CurriculumProps extends RootProps<'ol'> {
  /** The sections, as a course has them. */
  sections: readonly CurriculumSectionContent[];
  /** Lectures are listed but locked (§2, preview mode). @default false */
  isPreview?: boolean;
  /** The id of the open lecture. @default none */
  currentLectureId?: string | undefined;
  /** Called with the id of the chosen lecture. */
  onLectureSelect?: ((lectureId: string) => void) | undefined;
  /** Without children there is a `Curriculum.Section` for each of `sections`. */
  children?: ReactNode;
}

const Root = createRoot('ol', 'lectern-curriculum');

const CurriculumRoot = forwardRef<HTMLOListElement, CurriculumProps>(function Curriculum(
  { sections, isPreview = false, currentLectureId, onLectureSelect, children, ...props },
  ref,
) {
  const value = useMemo(
    () => ({ isPreview, currentLectureId, onLectureSelect }),
    [isPreview, currentLectureId, onLectureSelect],
  );
  return (
    <CurriculumProvider value={value}>
      <Root ref={ref} {...props} state={sections.length > 0 ? 'ready' : 'empty'}>
        {children ?? sections.map((section) => <CurriculumSection key={section._id} section={section} />)}
      </Root>
    </CurriculumProvider>
  );
});

/** The sections and lectures of a course with their kinds, durations and totals. */
export const Curriculum = Object.assign(CurriculumRoot, { Section: CurriculumSection, Lecture: CurriculumLecture });
