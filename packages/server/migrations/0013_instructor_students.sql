-- How many people each instructor teaches, counted as they enroll: every course page shows it.
create table instructor_students (
  instructor_id text primary key references users (id) on delete cascade,
  students integer not null check (students >= 0)
);

create function count_students() returns trigger language plpgsql as $$
begin
  -- Locked first, and in one order: enrollments of the same moment wait for each other here, and then see each other.
  insert into instructor_students (instructor_id, students)
    select distinct courses.creator_id, 0 from changed join courses on courses.id = changed.course_id order by 1
    on conflict (instructor_id) do update set students = instructor_students.students;
  update instructor_students set students = students + change
    from (
      select creator_id, count(*) * case tg_op when 'INSERT' then 1 else -1 end as change
        from (
          select courses.creator_id, changed.user_id, count(*) as changed
            from changed join courses on courses.id = changed.course_id group by 1, 2
        ) pairs
        -- New to this instructor, or no longer with any course.
        where (
          select count(*) from enrollments where enrollments.user_id = pairs.user_id
            and (select courses.creator_id from courses where courses.id = enrollments.course_id) = pairs.creator_id
        ) = case tg_op when 'INSERT' then changed else 0 end
        group by creator_id
    ) changes
    where instructor_students.instructor_id = changes.creator_id;
  return null;
end $$;
create trigger enrollments_counted after insert on enrollments
  referencing new table as changed for each statement execute function count_students();
create trigger enrollments_discounted after delete on enrollments
  referencing old table as changed for each statement execute function count_students();

insert into instructor_students (instructor_id, students)
  select courses.creator_id, count(distinct enrollments.user_id)
    from enrollments join courses on courses.id = enrollments.course_id group by 1;
