-- Codes that make courses cheaper. `used` counts the orders that hold the code, paid or about to be.
create table discount_codes (
  id text primary key,
  -- In capitals: people type it in any case.
  code text not null unique check (code = upper(code)),
  kind text not null check (kind in ('percent', 'amount')),
  -- Per cent, or paise.
  value integer not null check (value > 0 and (kind = 'amount' or value <= 100)),
  -- What it covers: every course, those of `discount_code_courses`, or all of one instructor.
  scope text not null check (scope in ('all', 'courses', 'instructor')),
  -- The instructor who made it, and whose courses alone it can be for; none for one of the marketplace's.
  instructor_id text references users (id) on delete cascade,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  max_per_person integer check (max_per_person > 0),
  used integer not null default 0 check (used >= 0 and used <= max_uses),
  is_active boolean not null default true,
  created_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((scope = 'all') <= (instructor_id is null)),
  check ((scope = 'instructor') <= (instructor_id is not null))
);
create index discount_codes_newest on discount_codes (created_at desc, id);
create index discount_codes_instructor on discount_codes (instructor_id, created_at desc);

create table discount_code_courses (
  discount_id text not null references discount_codes (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  primary key (discount_id, course_id)
);
create index discount_code_courses_course on discount_code_courses (course_id);

create table discount_uses (
  order_id text primary key references orders (id) on delete cascade,
  discount_id text not null references discount_codes (id) on delete cascade,
  user_id text not null references users (id) on delete cascade
);
create index discount_uses_person on discount_uses (discount_id, user_id);
create index discount_uses_user on discount_uses (user_id);

-- The code as text: the order keeps it when the code goes.
alter table orders
  add column discount_code text,
  add column discount_paise bigint not null default 0 check (discount_paise >= 0);
alter table orders drop constraint orders_check;
alter table orders add constraint orders_check check (total_paise = subtotal_paise - discount_paise + tax_paise);
alter table order_items
  add column discount_paise integer not null default 0 check (discount_paise between 0 and price_paise);
