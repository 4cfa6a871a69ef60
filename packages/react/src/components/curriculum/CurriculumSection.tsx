import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CurriculumLecture } from './CurriculumLecture.tsx';
import { type CurriculumSectionContent, isCompleted, useCurriculumContext } from './context.ts';

export interface CurriculumSectionProps extends RootProps<'li'> {
  /** The section with its lectures, in their order. */
  section: CurriculumSectionContent;
}

/** A section that folds; without children it lists its lectures. */
export const CurriculumSection = forwardRef<HTMLLIElement, CurriculumSectionProps>(function CurriculumSection(
  { section, className, children, ...props },
  ref,
) {
  const { isPreview } = useCurriculumContext('CurriculumSection');
  const { t, formats } = useLectern('CurriculumSection');
  const { title, lectures } = section;
  const seconds = lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
  return (
    <PartElement of="li" ref={ref} {...props} className={cx('lectern-curriculum-section', className)}>
      <details open>
        <summary>
          <span className="lectern-curriculum-title">
            <bdi>{title}</bdi>
          </span>
          <span className="lectern-curriculum-facts">
            {isPreview
              ? t.plural('count.lectures', lectures.length)
              : `${lectures.filter(isCompleted).length}/${lectures.length}`}
            {seconds > 0 && ` · ${formats.duration(seconds)}`}
          </span>
          <Icon shape={icons.chevronDown} />
        </summary>
        <ol className="lectern-curriculum-lectures">
          {children ?? lectures.map((lecture) => <CurriculumLecture key={lecture._id} lecture={lecture} />)}
        </ol>
      </details>
    </PartElement>
  );
});
