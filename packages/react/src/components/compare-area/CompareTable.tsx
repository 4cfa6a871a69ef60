import type { CourseDetail } from '@lectern/sdk';
import { cartSummary, isDefaultList, projectType } from '@lectern/sdk/rules';
import { catalogueWords, compareWords, courseWords, reviewWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import type { ComparedDetail } from '../../hooks/catalogue/useComparedCourses.ts';
import { useComparison } from '../../hooks/catalogue/useComparison.ts';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CourseLength } from '../course-length/index.ts';
import { CoverImage } from '../cover-image/index.ts';
import { LoadError } from '../load-error/index.ts';
import { CompareAction } from './CompareAction.tsx';
import { CompareRating } from './CompareRating.tsx';

interface CompareTableProps {
  courses: readonly ComparedDetail[];
  /** A link in it was followed. */
  onLeave: () => void;
}

/** On a phone the rows are grids: browsers then forget what a table is unless it is said. */
const role = (name: 'table' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role: name });

const MAX_OBJECTIVES = 3;

const lecturesOf = (course: CourseDetail) => course.sections.flatMap((section) => section.lectures);
const secondsOf = (course: CourseDetail | undefined) =>
  course ? lecturesOf(course).reduce((sum, { duration }) => sum + duration, 0) : 0;

/** Courses side by side: a column each, and a row for each thing to know. */
export function CompareTable({ courses, onLeave }: CompareTableProps) {
  const { t, marketplace, Link, paths } = useLectern(
    'CompareTable',
    catalogueWords,
    compareWords,
    courseWords,
    reviewWords,
  );
  const { remove } = useComparison();
  const scale = Math.max(...courses.map(({ course }) => secondsOf(course)));
  const rows: readonly [name: string, kind: string, draw: (course: CourseDetail) => ReactNode][] = [
    [
      t(marketplace.money.taxRate > 0 ? 'compare.price' : 'compare.priceUntaxed'),
      'price',
      (course) => <PriceWithTax course={course} />,
    ],
    [t('course.objectives'), 'promise', (course) => <Objectives course={course} />],
    [t('compare.length'), 'length', (course) => <Length course={course} scale={scale} />],
    [t('course.level'), 'level', ({ level }) => level],
    [t('compare.project'), 'project', (course) => <Project course={course} />],
    [t('reviews.title'), 'rating', (course) => <CompareRating course={course} />],
    [t('course.instructor'), 'instructor', (course) => <Instructor course={course} onLeave={onLeave} />],
    [t('compare.action'), 'action', (course) => <CompareAction course={course} onLeave={onLeave} />],
  ];
  return (
    <section
      className="lectern-compare-area-scroller"
      aria-label={t('compare.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too.
      tabIndex={0}
      // A browser leaves what is half in sight where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <table {...role('table')} data-columns={courses.length}>
        <thead>
          <tr {...role('row')}>
            <td />
            {courses.map((known) => (
              <td key={known._id} {...role('cell')} className="lectern-compare-area-cover">
                <CoverImage
                  course={known.course}
                  src={known.imageUrl}
                  sizes="20rem"
                  className="lectern-compare-area-picture"
                />
                <button
                  type="button"
                  className="lectern-icon-button"
                  aria-label={t('compare.remove', { title: known.title })}
                  onClick={() => remove(known._id)}
                >
                  <Icon shape={icons.close} />
                </button>
              </td>
            ))}
          </tr>
          <tr {...role('row')}>
            <td />
            {courses.map(({ _id, title }) => (
              <th key={_id} {...role('columnheader')} scope="col">
                <Link href={paths.course(_id)} dir="auto" onClick={onLeave}>
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, kind, draw], place) => (
            <tr key={kind} {...role('row')} data-kind={kind}>
              <th {...role('rowheader')} scope="row">
                <span>{name}</span>
              </th>
              {courses.map(({ _id, course, error, refetch }) => (
                <td key={_id} {...role('cell')}>
                  {course ? (
                    draw(course)
                  ) : !error ? (
                    <Skeleton />
                  ) : (
                    place === 0 && <LoadError error={error} fallback={t('courses.loadFailed')} onRetry={refetch} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What one will be able to do; the description where the author hasn't said. */
function Objectives({ course: { description, learningObjectives } }: { course: CourseDetail }) {
  if (learningObjectives.length === 0 || isDefaultList('learningObjectives', learningObjectives))
    return <p dir="auto">{description}</p>;
  return (
    <ul className="lectern-check-list">
      {learningObjectives.slice(0, MAX_OBJECTIVES).map((objective) => (
        <li key={objective} dir="auto">
          {objective}
        </li>
      ))}
    </ul>
  );
}

/** Its bar is as long as the course is beside the longest. */
function Length({ course, scale }: { course: CourseDetail; scale: number }) {
  const { formats } = useLectern('CompareTable');
  if (secondsOf(course) === 0) return course.duration > 0 ? formats.hours(course.duration) : '–';
  return <CourseLength lectures={lecturesOf(course)} scale={scale} className="lectern-compare-area-length" />;
}

/** The assignments. */
function Project({ course }: { course: CourseDetail }) {
  const { t } = useLectern('CompareTable', compareWords);
  const projects = lecturesOf(course).filter(({ type }) => type === projectType);
  if (projects.length === 0) return <span className="lectern-compare-area-none">{t('compare.noProject')}</span>;
  return (
    <ul>
      {projects.map(({ _id, title }) => (
        <li key={_id} dir="auto">
          {title}
        </li>
      ))}
    </ul>
  );
}

function Instructor({ course: { creatorId: creator }, onLeave }: { course: CourseDetail; onLeave: () => void }) {
  const { Link, paths } = useLectern('CompareTable');
  if (!creator) return null;
  return (
    <>
      <Link href={paths.instructorProfile(creator._id)} dir="auto" onClick={onLeave}>
        {`${creator.firstName} ${creator.lastName}`.trim()}
      </Link>
      {creator.headline && <p dir="auto">{creator.headline}</p>}
    </>
  );
}

/** What the checkout asks for. */
function PriceWithTax({ course }: { course: CourseDetail }) {
  const { t, formats, marketplace } = useLectern('CompareTable', compareWords);
  const { subtotal, tax, total } = cartSummary([course], marketplace.money);
  return (
    <>
      <Price text={formats.price(total)} isFree={total === 0} />
      {tax > 0 && <p>{t('compare.priceParts', { price: formats.money(subtotal), tax: formats.money(tax) })}</p>}
    </>
  );
}
