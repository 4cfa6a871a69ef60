import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';

/** Gives all courses of an account to another one, with the uploads that are in them. Returns how many. */
export async function passCourses(tx: Db, fromId: string, toId: string): Promise<number> {
  const passed = await rows(tx, sql`update courses set creator_id = ${toId} where creator_id = ${fromId} returning id`);
  if (passed.length === 0) return 0;
  await tx.execute(sql`update files set owner_id = ${toId} where owner_id = ${fromId} and (
    exists (select 1 from courses where image_file_id = files.id)
    or exists (select 1 from lectures where content_file_id = files.id or poster_file_id = files.id
      or captions @> jsonb_build_array(jsonb_build_object('fileId', files.id))))`);
  for (const id of [fromId, toId])
    await tx.execute(sql`insert into instructor_students (instructor_id, students)
      select ${id}, count(distinct user_id) from enrollments join courses on courses.id = course_id
        where creator_id = ${id}
      on conflict (instructor_id) do update set students = excluded.students`);
  return passed.length;
}
