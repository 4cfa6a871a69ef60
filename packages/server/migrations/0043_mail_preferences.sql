-- Which mails an account wants, of those that it can stop; without a row it gets them.
create table mail_preferences (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('grade', 'submission', 'certificate')),
  is_on boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
