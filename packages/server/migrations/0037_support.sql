-- What people write with the contact and support forms, and what they were answered.
create table support_messages (
  id text primary key,
  -- Of a writer who was signed in.
  user_id text references users (id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  category text check (category in ('general', 'technical', 'billing', 'course', 'account')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  reply text,
  replied_at timestamptz,
  replied_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- When the state last changed.
  updated_at timestamptz not null default now(),
  check ((reply is null) = (replied_at is null))
);
create index support_messages_open on support_messages (created_at, id) where state = 'open';
create index support_messages_settled on support_messages (state, updated_at desc, id) where state <> 'open';
create index support_messages_user on support_messages (user_id);
create index support_messages_replied_by on support_messages (replied_by);

-- Mails about them go to the address in the message, or to the operator.
alter table mails alter column user_id drop not null;
create index mails_subject on mails (subject_id) where user_id is null;
