-- What instructors take away stays with those who bought or answered it.
alter table sections add column deleted_at timestamptz;
alter table lectures add column deleted_at timestamptz;
alter table quizzes add column deleted_at timestamptz;
comment on column lectures.deleted_at is 'those who enrolled before keep it';
comment on column quizzes.deleted_at is 'those who answered it keep it';

drop index lectures_course;
create index lectures_course on lectures (course_id) include (duration_seconds) where is_published and deleted_at is null;
create index lectures_of_course on lectures (course_id, position, created_at, id);

alter table quizzes drop constraint quizzes_lecture_id_key;
create unique index quizzes_live on quizzes (lecture_id) where deleted_at is null;
create index quizzes_lecture on quizzes (lecture_id);

alter table files add column owner_id text references users (id) on delete set null;
comment on column files.owner_id is 'who uploaded it: nobody else may put it into a lecture; null for the seed';

create table quiz_attempts (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  attempt_number integer not null check (attempt_number >= 1),
  score double precision not null check (score between 0 and 100),
  passed boolean not null,
  results jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, quiz_id, attempt_number)
);
comment on column quiz_attempts.results is '[{ questionId, isCorrect, correctAnswers?, explanation? }]: the answers of a passed attempt only';
create index quiz_attempts_quiz on quiz_attempts (quiz_id);

create table submissions (
  id text primary key,
  lecture_id text not null references lectures (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  submission_text text not null default '',
  submission_url text not null default '',
  grade double precision check (grade between 0 and 100),
  feedback text not null default '',
  created_at timestamptz not null default now(),
  graded_at timestamptz,
  unique (lecture_id, user_id),
  check (submission_text <> '' or submission_url <> ''),
  check ((grade is null) = (graded_at is null))
);
create index submissions_user on submissions (user_id);

create table notifications (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null check (type in ('success', 'error', 'warning', 'info')),
  title text not null,
  message text not null default '',
  link text,
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_newest on notifications (user_id, created_at desc, id);

-- Objectives are searched too, below the title and what stands beside it.
create or replace function courses_fill_search() returns trigger language plpgsql as $$
declare
  people text;
  category text;
  objectives text;
begin
  select u.first_name || ' ' || u.last_name into people from users u where u.id = new.creator_id;
  select c.name into category from categories c where c.id = new.category_id;
  select string_agg(one, E'\n') into objectives from jsonb_array_elements_text(new.learning_objectives) one;
  new.search_title := lower(new.title || E'\n' || coalesce(people, '') || E'\n' || coalesce(category, ''));
  new.search_text := new.search_title || E'\n' || lower(new.description || E'\n' || coalesce(objectives, ''));
  return new;
end $$;
update courses set creator_id = creator_id;
comment on column courses.search_title is 'title, instructor and category in lower case, kept by triggers; search_text adds description and objectives';

-- A review changes a course's figures, not what is searched.
drop trigger courses_search on courses;
create trigger courses_search before insert or update of title, description, creator_id, category_id, learning_objectives
  on courses for each row execute function courses_fill_search();

create unique index categories_name on categories (lower(name));
create index order_items_paid on order_items (course_id) include (order_id, price_paise);
drop index order_items_course;

create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
comment on table identities is 'who an OpenID Connect provider knows as which of our users';
create index identities_user on identities (user_id);

create table external_sign_ins (
  state text primary key,
  nonce text not null,
  verifier text not null,
  created_at timestamptz not null default now()
);
comment on table external_sign_ins is 'sign-ins that are at the provider; each comes back once, within ten minutes';
