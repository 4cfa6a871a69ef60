create extension if not exists pg_trgm;

create table files (
  id text primary key,
  path text not null unique,
  mime text not null,
  size bigint not null check (size >= 0),
  is_public boolean not null,
  created_at timestamptz not null default now()
);

create table users (
  id text primary key,
  email text not null unique,
  password_hash text,
  role text not null check (role in ('learner', 'instructor', 'admin')),
  first_name text not null,
  last_name text not null,
  bio text not null default '',
  headline text,
  picture_file_id text references files (id) on delete set null,
  token_version integer not null default 1,
  created_at timestamptz not null default now()
);
comment on column users.password_hash is 'argon2id; null means that nobody can sign in with a password';

create table categories (
  id text primary key,
  name text not null unique,
  slug text not null unique,
  created_at timestamptz not null default now()
);

create table courses (
  id text primary key,
  creator_id text not null references users (id),
  category_id text references categories (id) on delete set null,
  title text not null,
  description text not null,
  price_paise integer not null check (price_paise between 0 and 1000000000),
  level text not null default 'All Levels',
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  image_file_id text references files (id) on delete set null,
  video_preview_url text,
  stored_hours double precision not null default 0 check (stored_hours >= 0),
  learning_objectives jsonb not null default '[]',
  requirements jsonb not null default '[]',
  target_audience jsonb not null default '[]',
  average_rating double precision not null default 0 check (average_rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  search_title text not null default '',
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on column courses.search_title is 'title, instructor and category in lower case, kept by triggers; search_text adds the description';
create index courses_newest on courses (created_at desc, id) where status = 'published' and deleted_at is null;
create index courses_rating on courses (average_rating desc, review_count desc, id) where status = 'published' and deleted_at is null;
create index courses_price on courses (price_paise, id) where status = 'published' and deleted_at is null;
create index courses_category on courses (category_id, created_at desc) where status = 'published' and deleted_at is null;
create index courses_creator on courses (creator_id);
create index courses_search_title on courses using gin (search_title gin_trgm_ops);
create index courses_search_text on courses using gin (search_text gin_trgm_ops);

create function courses_fill_search() returns trigger language plpgsql as $$
declare
  people text;
  category text;
begin
  select u.first_name || ' ' || u.last_name into people from users u where u.id = new.creator_id;
  select c.name into category from categories c where c.id = new.category_id;
  new.search_title := lower(new.title || E'\n' || coalesce(people, '') || E'\n' || coalesce(category, ''));
  new.search_text := new.search_title || E'\n' || lower(new.description);
  return new;
end $$;
create trigger courses_search before insert or update on courses for each row execute function courses_fill_search();

create function users_renamed() returns trigger language plpgsql as $$
begin
  update courses set creator_id = creator_id where creator_id = new.id;
  return null;
end $$;
create trigger users_search after update of first_name, last_name on users for each row
  when (old.first_name <> new.first_name or old.last_name <> new.last_name) execute function users_renamed();

create function categories_renamed() returns trigger language plpgsql as $$
begin
  update courses set category_id = category_id where category_id = new.id;
  return null;
end $$;
create trigger categories_search after update of name on categories for each row
  when (old.name <> new.name) execute function categories_renamed();

create table sections (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index sections_course on sections (course_id, position, created_at, id);

create table lectures (
  id text primary key,
  section_id text not null references sections (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  title text not null,
  type text not null check (type in ('video', 'text', 'quiz', 'assignment')),
  position integer not null default 0,
  is_published boolean not null default true,
  duration_seconds integer not null default 0 check (duration_seconds >= 0),
  content_file_id text references files (id) on delete set null,
  content_url text,
  poster_file_id text references files (id) on delete set null,
  text_content text,
  captions jsonb not null default '[]',
  created_at timestamptz not null default now()
);
comment on column lectures.captions is '[{ language, label, fileId }]';
create index lectures_section on lectures (section_id, position, created_at, id);
create index lectures_course on lectures (course_id) include (duration_seconds) where is_published;

create table quizzes (
  id text primary key,
  lecture_id text not null unique references lectures (id) on delete cascade,
  title text not null,
  description text not null default '',
  pass_percentage integer not null default 70 check (pass_percentage between 0 and 100),
  is_published boolean not null default false,
  is_finished boolean not null default false,
  created_at timestamptz not null default now()
);

create table questions (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  position integer not null,
  text text not null,
  type text not null check (type in ('multiple-choice', 'true-false', 'short-answer')),
  options jsonb not null default '[]',
  correct_answer text,
  explanation text,
  points integer not null default 1 check (points >= 1),
  unique (quiz_id, position)
);
comment on column questions.options is '[{ text, isCorrect }]: never sent to a learner as it is';

create table orders (
  id text primary key,
  user_id text not null references users (id),
  idempotency_key text not null,
  fingerprint text not null,
  status text not null check (status in ('pending', 'paid', 'failed')),
  failure text check (failure in ('declined', 'invalid_nonce', 'superseded')),
  currency text not null default 'INR',
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  total_paise bigint not null check (total_paise = subtotal_paise + tax_paise),
  claimed_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check ((status = 'failed') = (failure is not null))
);
comment on column orders.claimed_until is 'until then the request that made the order may still be charging it';
create index orders_pending on orders (claimed_until) where status = 'pending';
create index orders_user on orders (user_id, created_at desc, id);

create table order_items (
  order_id text not null references orders (id) on delete cascade,
  course_id text not null references courses (id),
  position integer not null,
  title text not null,
  price_paise integer not null check (price_paise >= 0),
  primary key (order_id, course_id)
);
create index order_items_course on order_items (course_id);

create table demo_charges (
  order_id text primary key,
  amount_paise bigint not null,
  status text not null check (status in ('charged', 'declined', 'cancelled')),
  created_at timestamptz not null default now()
);
comment on table demo_charges is 'the books of the demo payment provider; a real provider keeps its own';

create table enrollments (
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id),
  order_id text references orders (id),
  created_at timestamptz not null default now(),
  primary key (user_id, course_id)
);
create index enrollments_course on enrollments (course_id);

create table lecture_progress (
  user_id text not null references users (id) on delete cascade,
  lecture_id text not null references lectures (id) on delete cascade,
  is_completed boolean not null default false,
  position_seconds double precision not null default 0 check (position_seconds >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, lecture_id)
);
create index lecture_progress_lecture on lecture_progress (lecture_id);

create table wishlist_items (
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, course_id)
);

create table reviews (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  created_at timestamptz not null default now(),
  unique (user_id, course_id)
);
create index reviews_recent on reviews (course_id, created_at desc, id);
create index reviews_highest on reviews (course_id, rating desc, created_at desc, id);

create table sign_in_failures (
  account text not null,
  address text not null,
  failures integer not null,
  blocked_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (account, address)
);
comment on column sign_in_failures.account is 'the email tried, or empty for the sum of one address';
create index sign_in_failures_updated on sign_in_failures (updated_at);
