-- What instructors are notified of, one unread row for each kind and course or lecture; `events` counts what it stands for.
alter table notifications
  add column kind text check (kind in ('sale', 'submission', 'review')),
  add column subject_id text,
  add column events integer not null default 1 check (events >= 1);
comment on column notifications.subject_id is 'the lecture of a submission, otherwise the course';
create unique index notifications_grouped on notifications (user_id, kind, subject_id) where kind is not null and not is_read;

alter table users add column muted_notifications jsonb not null default '[]';
comment on column users.muted_notifications is 'the kinds of notifications that this person has turned off';
