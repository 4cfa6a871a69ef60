-- What learners have for completed courses, copied on the day on which it is issued: later changes of the course, of a name or
-- of the enrollment change nothing here. One for each enrollment, which its day tells from a later one in the same course.
create table certificates (
  number text primary key,
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  enrolled_at timestamptz not null,
  learner_name text not null,
  course_title text not null,
  instructor_name text not null,
  hours double precision not null,
  issued_at timestamptz not null default now(),
  is_public boolean not null default false,
  revoked_at timestamptz
);
create unique index certificates_once on certificates (user_id, course_id, enrolled_at);
create index certificates_of_course on certificates (course_id);

create function keep_certificate() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate keeps what it says';
end $$;
create trigger certificates_kept before update on certificates for each row
  when ((old.number, old.enrolled_at, old.learner_name, old.course_title, old.instructor_name, old.hours, old.issued_at)
    is distinct from
    (new.number, new.enrolled_at, new.learner_name, new.course_title, new.instructor_name, new.hours, new.issued_at))
  execute function keep_certificate();

-- The copies of public pages that servers keep show them. A new one is only its holder's to see.
create trigger certificates_told after update or delete on certificates
  for each statement execute function tell_catalogue();
