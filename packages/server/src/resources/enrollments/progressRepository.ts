import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { enrollments, lectureProgress, lectures } from '../../db/schema.ts';
import { isKeptBy } from './keptLectures.ts';

export interface ProgressReport {
  userId: string;
  lectureId: string;
  /** Seconds. */
  position: number;
  isCompleted: boolean;
}

/** The start of the quarter of an hour that it is. */
const quarter = sql`date_bin('15 minutes', now(), timestamptz '2026-01-01')`;
/** With this quarter, and without what is older than anybody is shown. */
const studiedNow = sql`(select array_agg(distinct moment) from unnest(${lectureProgress.studiedAt} || ${quarter}) moment
  where moment > now() - interval '8 days')`;

/** Quizzes and assignments are completed by an answer. */
const isReportable = (lecture: string) => sql`${sql.identifier(lecture)}.type in ('video', 'text')`;

/** What is stored after a report, and how much of the course this learner has completed. */
export interface RecordedProgress {
  position: number;
  isCompleted: boolean;
  completed: number;
  total: number;
}

const of = alias(lectures, 'one');
const isKept = isKeptBy(sql`saved.user_id`, of);

/**
 * One statement for all reports. A lecture counts as studied where it was completed or played: a report of the position that
 * is known only says that it was opened. Those for lectures that the learner may not study, or that are not completed in this way,
 * are left out (`access.ts`). Neither the position nor the completion moves back, whatever the order of the reports. The
 * rows are written by lecture, so that two such statements don't wait for each other's rows, nor for the completions that
 * are counted per lecture.
 */
const saveStatement = prepared((db) => {
  const given = db.$with('given', {}).as(sql`
    select report.user_id, report.lecture_id, bool_or(report.is_completed) as is_completed,
      max(case when lecture.type = 'video' and lecture.duration_seconds > 0
        then least(report.position, lecture.duration_seconds) else report.position end) as position
    from json_to_recordset(${sql.placeholder('reports')}::json)
      as report (user_id text, lecture_id text, position float8, is_completed boolean)
    join ${lectures} lecture on lecture.id = report.lecture_id
    join ${enrollments} on ${enrollments.userId} = report.user_id and ${enrollments.courseId} = lecture.course_id
    where lecture.is_published and (lecture.deleted_at is null or ${enrollments.createdAt} < lecture.deleted_at)
      and (not report.is_completed or ${isReportable('lecture')})
    group by report.user_id, report.lecture_id`);
  const saved = db.$with('saved', {}).as(sql`
    insert into ${lectureProgress} (user_id, lecture_id, position_seconds, is_completed, studied_at)
    select user_id, lecture_id, position, is_completed,
      case when is_completed or position > 0 then array[${quarter}] else '{}' end
    from given order by lecture_id, user_id
    on conflict (user_id, lecture_id) do update set
      studied_at = case
        when excluded.is_completed and not ${lectureProgress.isCompleted}
          or excluded.position_seconds not in (0, ${lectureProgress.positionSeconds})
        then ${studiedNow} else ${lectureProgress.studiedAt} end,
      position_seconds = greatest(${lectureProgress.positionSeconds}, excluded.position_seconds),
      is_completed = ${lectureProgress.isCompleted} or excluded.is_completed,
      updated_at = now()
    returning user_id, lecture_id, position_seconds, is_completed`);
  // What this statement writes is not yet in the table for it.
  const answers = db
    .$with('answers', {
      userId: sql<string>`user_id`.as('user_id'),
      lectureId: sql<string>`lecture_id`.as('lecture_id'),
      position: sql<number>`position_seconds`.as('position_seconds'),
      isCompleted: sql<boolean>`is_completed`.as('is_completed'),
      completed: sql<number>`completed`.as('completed'),
      total: sql<number>`total`.as('total'),
      isReportable: sql<boolean>`reportable`.as('reportable'),
    })
    .as(sql`
      select saved.*, counted.completed, counted.total, ${isReportable('lecture')} as reportable from saved
      join ${lectures} lecture on lecture.id = saved.lecture_id,
      lateral (
        select count(*)::int as total,
          count(*) filter (where coalesce(new.is_completed, known.is_completed))::int as completed
        from ${enrollments} join ${lectures} ${of} on ${of.courseId} = ${enrollments.courseId}
        left join saved new on new.user_id = saved.user_id and new.lecture_id = ${of.id}
        left join ${lectureProgress} known on known.user_id = saved.user_id and known.lecture_id = ${of.id}
        where ${enrollments.userId} = saved.user_id and ${enrollments.courseId} = lecture.course_id and ${isKept}
      ) counted`);
  return db.with(given, saved, answers).select().from(answers).prepare('save_progress');
});

const keyOf = ({ userId, lectureId }: Pick<ProgressReport, 'userId' | 'lectureId'>) => `${userId} ${lectureId}`;

/** Stores reports; the result of one that was left out is undefined. */
export async function saveProgress(
  db: Db,
  reports: readonly ProgressReport[],
): Promise<(RecordedProgress | undefined)[]> {
  const given = reports.map(({ userId, lectureId, position, isCompleted }) => ({
    user_id: userId,
    lecture_id: lectureId,
    position,
    is_completed: isCompleted,
  }));
  const rows = await saveStatement(db, { reports: JSON.stringify(given) });
  const saved = new Map(rows.map((row) => [keyOf(row), row]));
  return reports.map((report) => {
    const row = saved.get(keyOf(report));
    // Another report of the same lecture may have been stored.
    return row?.isReportable || !report.isCompleted ? row : undefined;
  });
}

/** Records an answer to a quiz or an assignment, which reports can't: one that passes completes the lecture. */
export async function recordAnswer(db: Db, userId: string, lectureId: string, isCompleted: boolean): Promise<void> {
  await db
    .insert(lectureProgress)
    .values({ userId, lectureId, isCompleted, studiedAt: sql`array[${quarter}]` })
    .onConflictDoUpdate({
      target: [lectureProgress.userId, lectureProgress.lectureId],
      set: {
        isCompleted: sql`${lectureProgress.isCompleted} or excluded.is_completed`,
        updatedAt: sql`now()`,
        studiedAt: studiedNow,
      },
    });
}
