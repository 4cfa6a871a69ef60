import type { CourseLearner } from '@lectern/sdk';
import { learnerWords, teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Pagination } from '../course-list/index.ts';
import { useCourseLearnersContext } from './context.ts';

/** The search by name, and how many learners it finds. */
export const CourseLearnersSearch = definePart(
  'CourseLearnersSearch',
  'div',
  'lectern-course-learners-search',
  (name) => {
    const { t } = useLectern(name, learnerWords);
    const { search, setSearch, total, searchRef } = useCourseLearnersContext(name);
    return {
      children: (
        <>
          <input
            ref={searchRef}
            type="search"
            className="lectern-input"
            aria-label={t('learners.search')}
            placeholder={t('learners.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status">{t.plural('learners.count', total)}</p>
        </>
      ),
    };
  },
);

const sorts = ['newest', 'progress', 'away'] as const;

/** The order of the learners. */
export const CourseLearnersSort = definePart(
  'CourseLearnersSort',
  'fieldset',
  'lectern-course-learners-sort',
  (name) => {
    const { t } = useLectern(name, learnerWords);
    const { sort, setSort } = useCourseLearnersContext(name);
    return {
      children: (
        <>
          <legend className="lectern-visually-hidden">{t('learners.sort')}</legend>
          {sorts.map((value) => (
            <button
              key={value}
              type="button"
              className="lectern-chip"
              aria-pressed={sort === value}
              onClick={() => setSort(value)}
            >
              {t(`learners.${value}`)}
            </button>
          ))}
        </>
      ),
    };
  },
);

/** The learners, page by page; a note where there are none, or none of that name. */
export const CourseLearnersList = definePart('CourseLearnersList', 'div', 'lectern-course-learners-results', (name) => {
  const { t } = useLectern(name, learnerWords, teachingWords);
  const { learners = [], isEmpty, setSearch, searchRef, page, pages, setPage } = useCourseLearnersContext(name);
  return {
    children: isEmpty ? (
      <EmptyNote message={t('learners.none')} />
    ) : learners.length > 0 ? (
      <>
        <ul className="lectern-course-learners-list" aria-label={t('learners.title')}>
          {learners.map((learner) => (
            <Learner key={learner._id} learner={learner} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} onPageChange={setPage} />
      </>
    ) : (
      <EmptyNote message={t('learners.noMatch')} icon={icons.search}>
        <Button
          onClick={() => {
            setSearch('');
            searchRef.current?.focus();
          }}
        >
          {t('learners.showAll')}
        </Button>
      </EmptyNote>
    ),
  };
});

/** A date in one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

function Learner({ learner }: { learner: CourseLearner }) {
  const { t, formats } = useLectern('CourseLearnersList', learnerWords, teachingWords);
  const { firstName, lastName, profilePicture, progress, enrolledAt, lastSeenAt, lastLecture } = learner;
  const percent = t('instructorDashboard.percent', { percent: formats.decimal(progress) });
  const name = `${firstName} ${lastName}`.trim();
  const facts = [
    enrolledAt && t('learners.enrolled', { date: unbroken(formats.date(enrolledAt)) }),
    lastSeenAt && t('learners.lastSeen', { when: unbroken(formats.ago(lastSeenAt)) }),
    lastLecture && t('learners.at', { title: lastLecture }),
    !lastSeenAt && !lastLecture && t('learners.notStarted'),
  ];
  return (
    <li>
      <Avatar firstName={firstName} lastName={lastName} picture={profilePicture} />
      <span className="lectern-course-learners-person">
        <strong dir="auto">{name}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="lectern-course-learners-progress">
        <ProgressBar percent={progress} label={t('learners.progressOf', { name })} text={percent} />
        <span aria-hidden="true">{percent}</span>
      </span>
    </li>
  );
}
