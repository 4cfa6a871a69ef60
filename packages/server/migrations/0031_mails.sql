-- What is to be sent by mail, written in the transaction of what it reports, and what was sent.
create table mails (
  id text primary key,
  kind text not null,
  user_id text not null references users (id) on delete cascade,
  -- What it reports, such as an order.
  subject_id text not null,
  -- waiting; sent; failed: given up.
  state text not null,
  attempts integer not null default 0,
  -- While it is being sent: when another server may try.
  due_at timestamptz not null default now(),
  -- When it is given up.
  expires_at timestamptz not null,
  error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_settled on mails (settled_at) where state <> 'waiting';
-- One that nobody has tried to send yet reports what happens until then.
create unique index mails_untried on mails (kind, user_id, subject_id) where state = 'waiting' and attempts = 0;
