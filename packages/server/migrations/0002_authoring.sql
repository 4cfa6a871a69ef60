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

-- Search by words: three vectors, from what counts most to everything, so that a title outranks a description without
-- ranking every match. Sorting is by indexes that exist anyway.
drop index courses_search_text;
alter table courses drop column search_text;
alter table courses
  add column title_vector tsvector not null default '',
  add column near_vector tsvector not null default '',
  add column text_vector tsvector not null default '';
comment on column courses.search_title is 'title, instructor and category in lower case, kept by triggers';
comment on column courses.title_vector is 'the words of the title; near_vector adds instructor and category, text_vector objectives and description';
create index courses_title_vector on courses using gin (title_vector) where status = 'published' and deleted_at is null;
create index courses_near_vector on courses using gin (near_vector) where status = 'published' and deleted_at is null;
create index courses_text_vector on courses using gin (text_vector) where status = 'published' and deleted_at is null;
drop index courses_category;
create index courses_category on courses (category_id, created_at desc, id) where status = 'published' and deleted_at is null;
create index courses_category_rating on courses (category_id, average_rating desc, review_count desc, id)
  where status = 'published' and deleted_at is null;

-- Every word that courses have ever used: what a slip of the finger may have meant.
create table search_words (word text primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

create function words_of(given text) returns tsvector language sql immutable parallel safe as $$
  -- Punctuation is no part of a word: "CSS/HTML" are two, "user@example" as well.
  select to_tsvector('simple', regexp_replace(lower(given), '[!-/:-@\[-`{-~]+', ' ', 'g'))
$$;

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
  new.title_vector := strip(words_of(new.title));
  new.near_vector := strip(words_of(new.search_title));
  new.text_vector := strip(words_of(new.search_title || E'\n' || new.description || E'\n' || coalesce(objectives, '')));
  insert into search_words (word)
    select one from unnest(tsvector_to_array(new.text_vector)) one
      where length(one) between 3 and 40 and not exists (select 1 from search_words known where known.word = one)
      order by one
    on conflict do nothing;
  return new;
end $$;
update courses set creator_id = creator_id;

-- How many courses each category publishes ('' stands for none), counted as they change: a home page asks every time.
create table published_counts (
  category_id text primary key,
  courses integer not null check (courses >= 0)
);
create function courses_count_published() returns trigger language plpgsql as $$
declare
  before text := case when tg_op <> 'INSERT' and old.status = 'published' and old.deleted_at is null
    then coalesce(old.category_id, '') end;
  after text := case when tg_op <> 'DELETE' and new.status = 'published' and new.deleted_at is null
    then coalesce(new.category_id, '') end;
begin
  if before is not distinct from after then return null; end if;
  -- In one order, so that two courses that change places do not wait for each other.
  insert into published_counts (category_id, courses)
    select category, greatest(change, 0) from (values (before, -1), (after, 1)) as changes (category, change)
    where category is not null order by category
    on conflict (category_id) do update set courses = published_counts.courses
      + case when excluded.category_id = after then 1 else -1 end;
  return null;
end $$;
create trigger courses_counted after insert or update of status, deleted_at, category_id or delete
  on courses for each row execute function courses_count_published();
insert into published_counts (category_id, courses)
  select coalesce(category_id, ''), count(*) from courses where status = 'published' and deleted_at is null group by 1;

-- What visitors read may be kept by every server until something of it changes: this tells them that it has.
create function tell_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger courses_told after insert or update or delete on courses
  for each statement execute function tell_catalogue();
create trigger sections_told after insert or update or delete on sections
  for each statement execute function tell_catalogue();
create trigger lectures_told after insert or update or delete on lectures
  for each statement execute function tell_catalogue();
create trigger categories_told after insert or update or delete on categories
  for each statement execute function tell_catalogue();
create trigger reviews_told after insert or update or delete on reviews
  for each statement execute function tell_catalogue();
create trigger enrollments_told after insert or delete on enrollments
  for each statement execute function tell_catalogue();
create trigger users_told after delete or update of first_name, last_name, bio, headline, picture_file_id, role on users
  for each statement execute function tell_catalogue();

-- The planner has to know rare words from common ones: ten words are kept for each of these.
alter table courses alter column title_vector set statistics 500;
alter table courses alter column near_vector set statistics 500;
alter table courses alter column text_vector set statistics 500;
