-- What learners show of their submissions to everyone. Learner and course are those of the submission, so that a list finds
-- a course's works in order, and one per learner, without reading every submission.
create table works (
  submission_id text primary key references submissions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  title text not null,
  caption text not null default '',
  picture_file_id text references files (id) on delete set null,
  shared_at timestamptz not null default now()
);
create index works_newest on works (shared_at desc, submission_id);
create index works_of_course on works (course_id, shared_at desc, submission_id);
create index works_of_learner on works (user_id, course_id);
-- The sweep of unused uploads asks whether a picture is used.
create index works_picture on works (picture_file_id) where picture_file_id is not null;

-- The copies of the catalogue that servers keep show them.
create trigger works_told after insert or update or delete on works
  for each statement execute function tell_catalogue();
