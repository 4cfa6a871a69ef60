-- Whether learners find a lecture in a course, kept as lectures and quizzes change: a paid course without one is shown
-- behind all others and can't be bought, and sorting can't look into the lectures of every course.
alter table courses add column has_lectures boolean not null default false;

create function shows_lectures(course text) returns boolean language sql stable as $$
  select exists (select 1 from lectures where course_id = course and is_published and deleted_at is null
    and (type <> 'quiz' or exists (
      select 1 from quizzes where lecture_id = lectures.id and is_finished and quizzes.deleted_at is null)))
$$;
update courses set has_lectures = true where shows_lectures(id);
alter table courses add column is_coming_soon boolean not null
  generated always as (price_paise > 0 and not has_lectures) stored;

create function note_lectures() returns trigger language plpgsql as $$
begin
  update courses set has_lectures = not has_lectures
    where id in (select course_id from changed) and has_lectures <> shows_lectures(id);
  return null;
end $$;
create trigger lectures_added after insert on lectures
  referencing new table as changed for each statement execute function note_lectures();
create trigger lectures_changed after update on lectures
  referencing new table as changed for each statement execute function note_lectures();
create trigger lectures_gone after delete on lectures
  referencing old table as changed for each statement execute function note_lectures();

create function note_quizzes() returns trigger language plpgsql as $$
begin
  update courses set has_lectures = not has_lectures
    where id in (select course_id from lectures join changed on changed.lecture_id = lectures.id)
      and has_lectures <> shows_lectures(id);
  return null;
end $$;
create trigger quizzes_added after insert on quizzes
  referencing new table as changed for each statement execute function note_quizzes();
create trigger quizzes_changed after update on quizzes
  referencing new table as changed for each statement execute function note_quizzes();
create trigger quizzes_gone after delete on quizzes
  referencing old table as changed for each statement execute function note_quizzes();

-- Lists read the courses for sale in order, and then the few others: the indexes tell them apart without the table.
drop index courses_newest;
drop index courses_rating;
drop index courses_price;
drop index courses_category;
drop index courses_category_rating;
drop index courses_category_price;
drop index courses_level;
create index courses_newest on courses (created_at desc, id) include (is_coming_soon)
  where status = 'published' and deleted_at is null;
create index courses_rating on courses (average_rating desc, review_count desc, id) include (is_coming_soon)
  where status = 'published' and deleted_at is null;
create index courses_price on courses (price_paise, id) include (is_coming_soon)
  where status = 'published' and deleted_at is null;
create index courses_category on courses (category_id, created_at desc, id) include (is_coming_soon)
  where status = 'published' and deleted_at is null;
create index courses_category_rating on courses (category_id, average_rating desc, review_count desc, id)
  include (is_coming_soon) where status = 'published' and deleted_at is null;
create index courses_category_price on courses (category_id, price_paise, id) include (is_coming_soon)
  where status = 'published' and deleted_at is null;
create index courses_level on courses (lower(level), created_at desc, id) include (level, is_coming_soon)
  where status = 'published' and deleted_at is null;
create index courses_coming_soon on courses (created_at desc, id)
  where is_coming_soon and status = 'published' and deleted_at is null;
analyze courses;
